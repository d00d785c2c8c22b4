import type { EntryCheck } from '@site/domain';

/** Accepts a CSS selector, or empty. */
export const checkSelector: EntryCheck = (entry) => {
  if (entry.trim() === '') return null;
  try {
    document.createDocumentFragment().querySelector(entry);
    return null;
  } catch {
    // A browser can only validate a selector by trying it.
    return 'wrongSelector';
  }
};
