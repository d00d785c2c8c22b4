/** Version of the ArcGIS REST dialects; clients choose the form of their requests by it. */
export const CURRENT_VERSION = 11.3;
