const DATE_TEXT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?Z?$/;

/**
 * Returns the milliseconds of a date as ArcGIS clients write it ('2026-11-21', '2026-11-21 08:00:00'; UTC), or
 * null.
 */
export function parseDate(text: string): number | null {
  const match = DATE_TEXT.exec(text.trim());
  if (!match) return null;
  const value = Date.parse(`${match[1]}T${match[2] ?? '00:00'}Z`);
  // Date.parse rolls 30 February over; the result must be the day that was written.
  return Number.isFinite(value) && new Date(value).toISOString().startsWith(match[1]!) ? value : null;
}
