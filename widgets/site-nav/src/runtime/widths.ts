/* Breakpoints of the bar, which shares its width with the search that an experience places over it. */

/** The window of a phone: the badge for demonstration data has its short text. */
export const PHONE = '@media (max-width: 599px)';
/** Labels beside icons are hidden. */
export const BELOW_WIDE = '@media (max-width: 1199px)';
/**
 * The product's name beside its logo is hidden; a phone's bar has no links to other maps, and therefore shows
 * it.
 */
export const NARROW = '@media (min-width: 600px) and (max-width: 1199px)';
/** The badge for demonstration data and the captions of selectors are hidden. */
export const BELOW_ROOMY = '@media (max-width: 1359px)';

/** The search is in the middle of the bar, and the two sides share the remaining width. */
export const WIDE = '@media (min-width: 1200px)';
/** Width of the search in the middle of the bar, px; the bar's gap is added on both sides. */
export const SEARCH_WIDTH = 320;
/** Style of a side of the bar: both sides are equally wide, regardless of content. */
export const BAR_SIDE = { flex: '1 1 0' };
