import { Stop } from '../lib/say.mjs';

/*
 * In what a page is shown: appearance, language, size of the window.
 */

/** The parameter that asks for an appearance. */
export const THEMES = { light: 'themes/site/', dark: 'themes/site-dark/' };
/** What the browser says that its user reads. */
export const LANGUAGES = { en: 'en-US', fr: 'fr-FR' };
/** Windows, px; the last is a phone's, touched. */
export const SIZES = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 700 },
  390: { width: 390, height: 844 }
};
export const PHONE = '390';
/** A desk's and a phone's: where each more would cost more than it shows. */
export const FEW_SIZES = ['1440', PHONE];

/** What `--only dark,fr,390` leaves of each axis: what it names of it, all where it names none. `sizes` there are. */
export function chosenVariants(only = '', sizes = Object.keys(SIZES)) {
  const axes = {
    themes: Object.keys(THEMES),
    languages: Object.keys(LANGUAGES),
    sizes: [...sizes].sort((one, other) => other - one)
  };
  const words = only.split(',').filter((word) => word !== '');
  const known = Object.values(axes).flat();
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new Stop(`--only takes ${known.join(', ')}, divided by commas; '${unknown}' is none of them.`);
  return Object.fromEntries(
    Object.entries(axes).map(([axis, values]) => {
      const named = values.filter((value) => words.includes(value));
      return [axis, named.length > 0 ? named : values];
    })
  );
}
