/** One number above those that are taken by ids that begin so: of `page_0` and `page_4` it is 5. */
export function nextNumber(ids: readonly string[], before: string): number {
  const taken = ids.filter((id) => id.startsWith(before)).map((id) => Number(id.slice(before.length)));
  return 1 + Math.max(-1, ...taken.filter(Number.isInteger));
}
