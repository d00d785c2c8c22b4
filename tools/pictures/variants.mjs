import { CommandError } from '../../scripts/lib/command.mjs';

/* Variants of a page: appearance, language, size of the window. */

/** @typedef {keyof typeof THEMES} Theme */
/** @typedef {keyof typeof LANGUAGES} Language */
/** @typedef {import('./states.mjs').Size} Size */
/**
 * @typedef {object} Variants selected values of each axis
 * @property {Theme[]} themes
 * @property {Language[]} languages
 * @property {Size[]} sizes the widest first
 */

/** URL parameter of each appearance. */
export const THEMES = { light: 'themes/site/', dark: 'themes/site-dark/' };
/** Browser locale of each language. */
export const LANGUAGES = { en: 'en-US', fr: 'fr-FR' };
/**
 * Window sizes, px; the last is a phone with touch input.
 * @type {Record<Size, { width: number, height: number }>}
 */
export const SIZES = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 700 },
  390: { width: 390, height: 844 }
};
/** @type {Size} */
export const PHONE = '390';
/**
 * A desktop and a phone, when more sizes cost more than they show.
 * @type {Size[]}
 */
export const FEW_SIZES = ['1440', PHONE];

/**
 * Returns the values of an axis that are among the words; all when there is none.
 * @template {string} Value
 * @param {Value[]} values
 * @param {string[]} words
 */
function selectValues(values, words) {
  const named = values.filter((value) => words.includes(value));
  return named.length > 0 ? named : values;
}

/**
 * Filters each axis by `--only dark,fr,390`: an axis without a match keeps all its values. `sizes` are the
 * available sizes.
 * @returns {Variants}
 * @throws CommandError for an unknown value.
 */
export function selectVariants(only = '', sizes = /** @type {Size[]} */ (Object.keys(SIZES))) {
  const themes = /** @type {Theme[]} */ (Object.keys(THEMES));
  const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES));
  const widestFirst = [...sizes].sort((one, other) => Number(other) - Number(one));
  const words = only.split(',').filter((word) => word !== '');
  /** @type {string[]} */
  const known = [...themes, ...languages, ...widestFirst];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new CommandError(
      `--only does not accept '${unknown}'. Separate these by commas: ${known.join(', ')}.`
    );
  return {
    themes: selectValues(themes, words),
    languages: selectValues(languages, words),
    sizes: selectValues(widestFirst, words)
  };
}
