/** Key by which a person is searched. */
export interface PersonKey {
  /**
   * PostgreSQL regular expression that matches every written form of the key; to be used case-insensitively.
   */
  readonly pattern: string;
  /** Address in lower case; null for a telephone number. */
  readonly email: string | null;
}

/** Separators between the digits of a number; a line break in JSON is written with a backslash. */
const BETWEEN = '(?:[\\s()./\u00a0\u2013-]|\\\\[tnr]){0,3}';
const NOT_AFTER_DIGIT = '(?<![0-9])';
const NOT_BEFORE_DIGIT = '(?![0-9])';

const allowSeparators = (digits: string): string => digits.split('').join(BETWEEN);

/** Returns the digits of a Nigerian number without country code and leading 0; null for a foreign number. */
function toNationalDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(typed) || digits.length > 11;
  const withCode = /^(?:00)?234(?:0)?(\d{7,10})$/.exec(digits);
  if (international) return withCode?.[1] ?? null;
  if (digits.startsWith('0')) return digits.slice(1);
  // A spreadsheet drops the leading 0.
  return digits.length === 10 && /^[789]/.test(digits) ? digits : null;
}

function buildPhonePattern(typed: string): string {
  const national = toNationalDigits(typed);
  if (national === null) {
    const digits = typed.replace(/\D/g, '').replace(/^00/, '');
    return `${NOT_AFTER_DIGIT}(?:\\+|00)?${allowSeparators(digits)}${NOT_BEFORE_DIGIT}`;
  }
  const prefix = `${NOT_AFTER_DIGIT}(?:(?:\\+|00)?${BETWEEN}${allowSeparators('234')}${BETWEEN}(?:0${BETWEEN})?|0${BETWEEN})`;
  // Without a prefix it is a separate number only when no digits precede it: +1 803 … belongs to another
  // person.
  const start = national.length === 10 ? `(?:${prefix}|(?<![0-9]${BETWEEN}))` : prefix;
  return `${start}${allowSeparators(national)}${NOT_BEFORE_DIGIT}`;
}

const buildEmailPattern = (email: string): string =>
  `(?<![a-z0-9._%+-])${email.replace(/[^a-z0-9\u0080-\uffff]/g, '\\$&')}(?![a-z0-9_-]|\\.[a-z0-9])`;

/**
 * Parses an e-mail address or a telephone number in any form; null for other text. Nigerian numbers are the
 * same with +234, 00234, 234, a leading 0 or no prefix.
 */
export function readPersonKey(typed: string): PersonKey | null {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    return { pattern: buildEmailPattern(text.toLowerCase()), email: text.toLowerCase() };
  const digits = text.replace(/\D/g, '').length;
  if (!/^[+\d\s()./-]+$/.test(text) || digits < 7 || digits > 15) return null;
  return { pattern: buildPhonePattern(text), email: null };
}
