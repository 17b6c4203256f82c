package tile
const PrintSet="print"
