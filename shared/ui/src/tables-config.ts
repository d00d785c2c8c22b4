/** The configuration of a widget that shows tables of what the server keeps, and nothing more. */
export interface TablesConfig {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Where a guest signs in. */
  loginUrl: string;
  /** Rows on a page of its tables; as many as every table has when not set. */
  pageSize?: number;
}
