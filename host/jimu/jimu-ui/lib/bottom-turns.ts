/**
 * Who may stand high at the bottom of a small screen: panels there and the map's popup give way to the one that was
 * raised last.
 */
const followers = new Set<(raised: object) => void>();

/** Tells the others that `raised` stands high now. */
export function takeTurn(raised: object): void {
  for (const follower of [...followers]) follower(raised);
}

/** Hears of whatever is raised, what hears included. @returns ends it. */
export function followTurns(follower: (raised: object) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
