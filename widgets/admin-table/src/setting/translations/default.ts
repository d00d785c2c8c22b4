export default {
  adminTable_records: 'Records',
  adminTable_markerType: 'Record type',
  adminTable_markerTypeHelp: 'Changing the type clears the columns chosen below.',
  adminTable_columns: 'Default columns',
  adminTable_columnsHelp: 'If empty, all columns. Users can show and hide columns.',
  adminTable_changes: 'Editing',
  adminTable_canChange: 'Administrators edit and delete here',
  adminTable_canChangeHelp: 'Off: read-only. The server always rejects changes by others.',
  adminTable_addUrl: 'Page for adding a record',
  adminTable_addUrlHelp: 'Empty: no button.',
  adminTable_product: 'Brand',
  adminTable_productHelp: 'Shown in the names of our factories.'
};
