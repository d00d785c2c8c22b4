/**
 * @typedef {object} BenchRow a measurement of the table
 * @property {string} row its name
 * @property {number} value
 * @property {string} unit
 * @property {number} limit
 * @property {boolean} [atLeast] whether the limit is a minimum
 * @property {string} [note]
 */

/**
 * Returns a value by its index. @throws Error when there is none: nothing was measured.
 * @param {number[]} sorted
 * @param {number} index
 */
function pickValue(sorted, index) {
  const value = sorted[index];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/**
 * Returns the median of the values.
 * @param {number[]} values
 * @throws Error when there are none.
 */
export function computeMedian(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? pickValue(sorted, middle)
    : (pickValue(sorted, middle - 1) + pickValue(sorted, middle)) / 2;
}

/**
 * Returns the mean of the values.
 * @param {number[]} values
 * @throws Error when there are none.
 */
export function computeMean(values) {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Returns the value below which `share` (0–1) of the values lie.
 * @param {number[]} values
 * @param {number} share
 * @throws Error when there are none.
 */
export function computeQuantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return pickValue(sorted, Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1));
}

/**
 * Returns the interval that contains the median with 95 %, as two of the values. The number of independent values below
 * the median is binomial, which is taken as normal.
 * @param {number[]} values
 * @returns {[low: number, high: number]}
 * @throws Error when there are none.
 */
export function findMedianInterval(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - reach));
  return [pickValue(sorted, low), pickValue(sorted, sorted.length - 1 - low)];
}

/**
 * Formats one line of the table: the measurement, its value, its limit and a note.
 * @param {BenchRow} measured
 */
export function formatRow({ row, value, unit, limit, atLeast = false, note = '' }) {
  const isWithinLimit = atLeast ? value >= limit : value <= limit;
  const figure = `${value >= 100 ? Math.round(value) : value.toFixed(2)} ${unit}`;
  return `${isWithinLimit ? '✓' : '✗'} ${row.padEnd(48)} ${figure.padStart(12)}   ${atLeast ? '≥' : '≤'} ${limit} ${unit}   ${note}`;
}
