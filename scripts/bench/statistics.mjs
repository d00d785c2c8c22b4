/** Returns the median of the values. */
export function computeMedian(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the value below which `share` (0–1) of the values lie. */
export function computeQuantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

/** Formats one line of the table: the measurement, its value, its limit and a note. */
export function formatRow({ row, value, unit, limit, atLeast = false, note = '' }) {
  const isWithinLimit = atLeast ? value >= limit : value <= limit;
  const figure = `${value >= 100 ? Math.round(value) : value.toFixed(2)} ${unit}`;
  return `${isWithinLimit ? '✓' : '✗'} ${row.padEnd(48)} ${figure.padStart(12)}   ${atLeast ? '≥' : '≤'} ${limit} ${unit}   ${note}`;
}
