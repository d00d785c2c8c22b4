export default {
  adminTable_records: 'Records',
  adminTable_markerType: 'Kind of records',
  adminTable_markerTypeHelp: 'Another kind has other columns: those chosen below are let go.',
  adminTable_columns: 'Columns at first',
  adminTable_columnsHelp: 'None chosen: all. A reader may show and hide others.',
  adminTable_changes: 'Changing',
  adminTable_canChange: 'Administrators edit and delete here',
  adminTable_canChangeHelp: 'Off: a table to read. The server refuses others in any case.',
  adminTable_addUrl: 'Page where a record is added',
  adminTable_addUrlHelp: 'Empty: no button.',
  adminTable_product: 'Brand',
  adminTable_productHelp: 'In the name of our factories.'
};
