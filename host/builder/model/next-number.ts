/** Returns one more than the largest number among the ids with a prefix: 5 for `page_0` and `page_4`. */
export function computeNextNumber(ids: readonly string[], before: string): number {
  const taken = ids.filter((id) => id.startsWith(before)).map((id) => Number(id.slice(before.length)));
  return 1 + Math.max(-1, ...taken.filter(Number.isInteger));
}
