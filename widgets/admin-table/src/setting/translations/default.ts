export default {
  adminTable_records: 'Records',
  adminTable_markerType: 'Kind of records',
  adminTable_pageSize: 'Rows on a page (0: as usual)',
  adminTable_columns: 'Columns at first (none chosen: all)',
  adminTable_services: 'Services and pages',
  adminTable_serverUrl: "Address of the server (empty: the page's own)",
  adminTable_loginUrl: 'Login page',
  adminTable_addUrl: 'Page where a record is added (empty: no button)',
  adminTable_product: 'Product, in the name of our factories'
};
