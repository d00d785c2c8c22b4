/** Version of the ArcGIS REST dialects spoken here; clients choose what they ask for by it. */
export const CURRENT_VERSION = 11.3;
