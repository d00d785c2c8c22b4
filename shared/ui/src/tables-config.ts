/** Configuration of a widget that only shows tables of the server's data. */
export interface TablesConfig {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Address of the login page. */
  loginUrl: string;
  /** Rows per page; ROWS_PER_PAGE by default. */
  pageSize?: number;
}
