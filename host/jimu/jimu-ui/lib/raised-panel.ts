/**
 * Only one panel is raised at the bottom of a small screen: panels there and the map's popup are lowered when
 * another is raised.
 */
const followers = new Set<(raised: object) => void>();

/** Notifies the others that `raised` is raised now. */
export function announceRaised(raised: object): void {
  for (const follower of [...followers]) follower(raised);
}

/** Calls `follower` whenever a panel is raised, including its own. Returns a function that stops this. */
export function subscribeToRaised(follower: (raised: object) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
