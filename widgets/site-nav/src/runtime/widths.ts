/* How much of the bar fits beside the search that an experience lays over it. */

/** Names beside signs have no room. */
export const BELOW_WIDE = '@media (max-width: 1199px)';
/** Nor has the product's name beside its mark; a phone's bar has no ways to other maps, and room for it again. */
export const NARROW = '@media (min-width: 600px) and (max-width: 1199px)';
/** Nor has the word that the data is for demonstration, nor what a choice is about. */
export const BELOW_ROOMY = '@media (max-width: 1359px)';

/** There the search stands in the middle of the bar, and the bar's two sides share what it leaves. */
export const WIDE = '@media (min-width: 1200px)';
/** Px of the bar that the search takes in its middle; what stands beside it keeps the bar's gap. */
export const SEARCH_WIDTH = 320;
/** A side of the bar that is as wide as the other, whatever stands in it. */
export const HALF = { flex: '1 1 0' };
