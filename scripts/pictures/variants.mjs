import { CommandError } from '../lib/command.mjs';

/* Variants of a page: appearance, language, size of the window. */

/** URL parameter of each appearance. */
export const THEMES = { light: 'themes/site/', dark: 'themes/site-dark/' };
/** Browser locale of each language. */
export const LANGUAGES = { en: 'en-US', fr: 'fr-FR' };
/** Window sizes, px; the last is a phone with touch input. */
export const SIZES = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 700 },
  390: { width: 390, height: 844 }
};
export const PHONE = '390';
/** A desktop and a phone, when more sizes cost more than they show. */
export const FEW_SIZES = ['1440', PHONE];

/**
 * Filters each axis by `--only dark,fr,390`: an axis without a match keeps all its values. `sizes` are the
 * available sizes.
 */
export function selectVariants(only = '', sizes = Object.keys(SIZES)) {
  const axes = {
    themes: Object.keys(THEMES),
    languages: Object.keys(LANGUAGES),
    sizes: [...sizes].sort((one, other) => other - one)
  };
  const words = only.split(',').filter((word) => word !== '');
  const known = Object.values(axes).flat();
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new CommandError(
      `--only does not accept '${unknown}'. Separate these by commas: ${known.join(', ')}.`
    );
  return Object.fromEntries(
    Object.entries(axes).map(([axis, values]) => {
      const named = values.filter((value) => words.includes(value));
      return [axis, named.length > 0 ? named : values];
    })
  );
}
