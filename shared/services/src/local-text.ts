/** What this browser keeps under a key; null where it keeps nothing, or refuses to keep anything for this site. */
export function keptText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser. @returns false where the browser refuses: storage is blocked, or full. */
export function keepText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is kept under a key. */
export function dropText(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
