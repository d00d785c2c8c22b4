import type { en } from './texts';

/** What is wrong with an entry, by the key of the words that say it; null where nothing is. */
export type Check = (entry: string) => keyof typeof en | null;

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

/** The origin of a server, or empty. */
export const checkOrigin: Check = (entry) =>
  entry === '' || (isWebAddress(entry) && new URL(entry).origin === entry.toLowerCase())
    ? null
    : 'wrongOrigin';

const isPath = (text: string): boolean => /^\/(?!\/)\S*$/.test(text);

/** A page: a path of the site, or a whole address. */
export const checkAddress: Check = (entry) =>
  isPath(entry) || (isWebAddress(entry) && !/\s/.test(entry)) ? null : 'wrongAddress';

/** A page, or empty. */
export const checkAddressOrNone: Check = (entry) => (entry === '' ? null : checkAddress(entry));

/** A CSS selector, or empty. */
export const checkSelector: Check = (entry) => {
  if (entry.trim() === '') return null;
  try {
    document.createDocumentFragment().querySelector(entry);
    return null;
  } catch {
    // The only way to ask a browser whether a selector is one is to try it.
    return 'wrongSelector';
  }
};

/** A theme's folder as an app's configuration names it. */
export const checkTheme: Check = (entry) => (/^themes\/[\w-]+\/$/.test(entry) ? null : 'wrongTheme');

/** A field of a layer by its name. */
export const checkField: Check = (entry) => (/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(entry) ? null : 'wrongField');

/** Anything but nothing. */
export const checkNeeded: Check = (entry) => (entry.trim() === '' ? 'needed' : null);

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** Whole numbers alone. */
  readonly whole?: boolean;
}

/** The number that a text says within its bounds; null where it says none, or one that is outside. */
export function readNumber(entry: string, { min, max, whole = false }: NumberBounds): number | null {
  const value = entry.trim() === '' ? NaN : Number(entry.trim().replace(',', '.'));
  const fits = value >= min && value <= max && (!whole || Number.isInteger(value));
  return fits ? value : null;
}
