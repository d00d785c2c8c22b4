/** Returns the numbers of a version such as '1.21.0' or '0.1'; null for any other text. */
export function parseVersion(text: unknown): readonly number[] | null {
  const found = typeof text === 'string' ? /^(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text) : null;
  return found && found.slice(1).map((part) => Number(part ?? 0));
}

/** Returns whether `version` is newer than `known`; false when either is not a version. */
export function isNewer(version: unknown, known: string): boolean {
  const [own, other] = [parseVersion(version), parseVersion(known)];
  if (own === null || other === null) return false;
  const differs = own.findIndex((part, index) => part !== other[index]);
  return differs >= 0 && own[differs]! > other[differs]!;
}
