/** Problem with a typed text. */
export type EntryProblem =
  | 'needed'
  | 'wrongOrigin'
  | 'wrongAddress'
  | 'wrongSelector'
  | 'wrongTheme'
  | 'wrongField';

/** Returns the problem with an entry; null when it is valid. */
export type EntryCheck = (entry: string) => EntryProblem | null;

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

/** Accepts the origin of a server, or empty. */
export const checkOrigin: EntryCheck = (entry) =>
  entry === '' || (isWebAddress(entry) && new URL(entry).origin === entry.toLowerCase())
    ? null
    : 'wrongOrigin';

const isPath = (text: string): boolean => /^\/(?!\/)\S*$/.test(text);

/** Accepts a page: a path of the site, or a complete address. */
export const checkAddress: EntryCheck = (entry) =>
  isPath(entry) || (isWebAddress(entry) && !/\s/.test(entry)) ? null : 'wrongAddress';

/** Accepts a page, or empty. */
export const checkAddressOrNone: EntryCheck = (entry) => (entry === '' ? null : checkAddress(entry));

/** Accepts a theme's folder as in an app's configuration. */
export const checkTheme: EntryCheck = (entry) => (/^themes\/[\w-]+\/$/.test(entry) ? null : 'wrongTheme');

/** Accepts the name of a layer's field. */
export const checkField: EntryCheck = (entry) =>
  /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(entry) ? null : 'wrongField';

/** Accepts any text but an empty one. */
export const checkNeeded: EntryCheck = (entry) => (entry.trim() === '' ? 'needed' : null);

/** Check of each rule for a text. */
export const RULE_CHECKS = {
  origin: checkOrigin,
  address: checkAddress,
  addressOrNone: checkAddressOrNone,
  theme: checkTheme,
  field: checkField,
  needed: checkNeeded
};

/** Rule for a text; whether a CSS selector is valid can only a browser say, on the settings page. */
export type TextRule = keyof typeof RULE_CHECKS | 'selector';

/** Returns the problem with a text by its rule; without a rule any text is valid. */
export const checkText = (rule: TextRule | undefined, text: string): EntryProblem | null =>
  rule === undefined || rule === 'selector' ? null : RULE_CHECKS[rule](text);

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** Only whole numbers. */
  readonly whole?: boolean;
}

/** Returns whether a number is within bounds; NaN never is. */
export const isWithinBounds = (value: number, { min, max, whole = false }: NumberBounds): boolean =>
  value >= min && value <= max && (!whole || Number.isInteger(value));

/** Returns the number that a text contains; null when it is no number or outside the bounds. */
export function readNumber(entry: string, bounds: NumberBounds): number | null {
  const value = entry.trim() === '' ? NaN : Number(entry.trim().replace(',', '.'));
  return isWithinBounds(value, bounds) ? value : null;
}
