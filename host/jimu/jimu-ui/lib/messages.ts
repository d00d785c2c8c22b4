/** English texts of the UI library; French ones are in `messages-fr.ts`. */
export const defaultMessages = {
  clear: 'Clear',
  close: 'Close',
  loading: 'Loading',
  collapse: 'Collapse',
  expand: 'Expand',
  cancel: 'Cancel',
  commonModalOk: 'OK',
  panelHeight: 'Height of the panel',
  panelPeek: 'Low',
  panelHalf: 'Half',
  panelFull: 'Full',
  pages: 'Pages',
  page: 'Page',
  pagePrevious: 'Previous page',
  pageNext: 'Next page',
  datePattern: 'dd/mm/yyyy',
  calendar: 'Calendar',
  openCalendar: 'Open the calendar',
  selectMap: 'Select a map widget',
  noMapWidget: 'Add a map to the page first.',
  notConfigured: 'This widget is not configured yet.'
};
