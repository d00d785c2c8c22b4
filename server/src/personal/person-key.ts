/** What a person is looked for by. */
export interface PersonKey {
  /** Regular expression of PostgreSQL for it, in whatever form a text holds it; to be used regardless of case. */
  readonly pattern: string;
  /** In small letters; null for a telephone number. */
  readonly email: string | null;
}

/** What people put between the digits of a number; a line break in JSON is written with a backslash. */
const BETWEEN = '(?:[\\s()./\u00a0\u2013-]|\\\\[tnr]){0,3}';
const NOT_AFTER_DIGIT = '(?<![0-9])';
const NOT_BEFORE_DIGIT = '(?![0-9])';

const spaced = (digits: string): string => digits.split('').join(BETWEEN);

/** Digits of a number of Nigeria without the country's code and the leading 0, or null for one of elsewhere. */
function nationalDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(typed) || digits.length > 11;
  const withCode = /^(?:00)?234(?:0)?(\d{7,10})$/.exec(digits);
  if (international) return withCode?.[1] ?? null;
  if (digits.startsWith('0')) return digits.slice(1);
  // As a spreadsheet leaves it, without the 0 before.
  return digits.length === 10 && /^[789]/.test(digits) ? digits : null;
}

function phonePattern(typed: string): string {
  const national = nationalDigits(typed);
  if (national === null) {
    const digits = typed.replace(/\D/g, '').replace(/^00/, '');
    return `${NOT_AFTER_DIGIT}(?:\\+|00)?${spaced(digits)}${NOT_BEFORE_DIGIT}`;
  }
  const prefix = `${NOT_AFTER_DIGIT}(?:(?:\\+|00)?${BETWEEN}${spaced('234')}${BETWEEN}(?:0${BETWEEN})?|0${BETWEEN})`;
  // Without a prefix it is only a number of its own where no digits stand before it: +1 803 … is somebody else's.
  const start = national.length === 10 ? `(?:${prefix}|(?<![0-9]${BETWEEN}))` : prefix;
  return `${start}${spaced(national)}${NOT_BEFORE_DIGIT}`;
}

const emailPattern = (email: string): string =>
  `(?<![a-z0-9._%+-])${email.replace(/[^a-z0-9\u0080-\uffff]/g, '\\$&')}(?![a-z0-9_-]|\\.[a-z0-9])`;

/**
 * What to look for, by an e-mail address or a telephone number in any form; null for what is neither. Numbers of Nigeria
 * are the same with +234, 00234, 234, a leading 0 or neither.
 */
export function readPersonKey(typed: string): PersonKey | null {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    return { pattern: emailPattern(text.toLowerCase()), email: text.toLowerCase() };
  const digits = text.replace(/\D/g, '').length;
  if (!/^[+\d\s()./-]+$/.test(text) || digits < 7 || digits > 15) return null;
  return { pattern: phonePattern(text), email: null };
}
