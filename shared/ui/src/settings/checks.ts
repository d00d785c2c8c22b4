import type { en } from './texts';

/** Returns the text key of the problem with an entry; null when it is valid. */
export type Check = (entry: string) => keyof typeof en | null;

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

/** Accepts the origin of a server, or empty. */
export const checkOrigin: Check = (entry) =>
  entry === '' || (isWebAddress(entry) && new URL(entry).origin === entry.toLowerCase())
    ? null
    : 'wrongOrigin';

const isPath = (text: string): boolean => /^\/(?!\/)\S*$/.test(text);

/** Accepts a page: a path of the site, or a complete address. */
export const checkAddress: Check = (entry) =>
  isPath(entry) || (isWebAddress(entry) && !/\s/.test(entry)) ? null : 'wrongAddress';

/** Accepts a page, or empty. */
export const checkAddressOrNone: Check = (entry) => (entry === '' ? null : checkAddress(entry));

/** Accepts a CSS selector, or empty. */
export const checkSelector: Check = (entry) => {
  if (entry.trim() === '') return null;
  try {
    document.createDocumentFragment().querySelector(entry);
    return null;
  } catch {
    // A browser can only validate a selector by trying it.
    return 'wrongSelector';
  }
};

/** Accepts a theme's folder as in an app's configuration. */
export const checkTheme: Check = (entry) => (/^themes\/[\w-]+\/$/.test(entry) ? null : 'wrongTheme');

/** Accepts the name of a layer's field. */
export const checkField: Check = (entry) => (/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(entry) ? null : 'wrongField');

/** Accepts any text but an empty one. */
export const checkNeeded: Check = (entry) => (entry.trim() === '' ? 'needed' : null);

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** Only whole numbers. */
  readonly whole?: boolean;
}

/** Returns the number that a text contains; null when it is no number or outside the bounds. */
export function readNumber(entry: string, { min, max, whole = false }: NumberBounds): number | null {
  const value = entry.trim() === '' ? NaN : Number(entry.trim().replace(',', '.'));
  const fits = value >= min && value <= max && (!whole || Number.isInteger(value));
  return fits ? value : null;
}
