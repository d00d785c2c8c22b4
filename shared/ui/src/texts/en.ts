/** What the shared pieces of the screen say themselves. */
export const en = {
  retry: 'Retry',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  dataOf: 'Data of {date}',
  dateUnknown: 'Date of the data not known',
  required: 'required',
  export: 'Export',
  exportCsv: 'Table (CSV)',
  exportGeoJson: 'Map (GeoJSON)',
  actions: 'Actions',
  columns: 'Columns',
  sort: 'Sort by {column}',
  scrolls: 'Records, scrolls sideways',
  rows: '{first}–{last} of {total} records',
  noRows: 'No records.',
  fold: 'Collapse details',
  unfold: 'Expand details',
  rowsLoading: 'Loading records…',
  rowsRefused: 'You may not read the records of {layer}.',
  rowsFailed: 'The records of {layer} could not be read: {message}'
};
