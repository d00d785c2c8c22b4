/**
 * Splits a text at its commas; the parts are trimmed and blank ones dropped. Source: section 5 "Blank image
 * URLs and blank biomass waste entries are dropped and the rest trimmed".
 * @example splitAtCommas('bark, , chips ') → ["bark", "chips"]
 */
export const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
