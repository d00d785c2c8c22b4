/** Reads a text from localStorage; null when it is absent or storage is blocked. */
export function readLocalText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in localStorage. @returns false when storage is blocked or full. */
export function writeLocalText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text from localStorage. */
export function removeLocalText(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
