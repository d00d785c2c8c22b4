/** Opens a channel between the tabs of the browser; null when the browser blocks it together with storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
