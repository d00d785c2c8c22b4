/* How much of the bar fits beside the search that an experience lays over it. */

/** Names beside signs have no room. */
export const BELOW_WIDE = '@media (max-width: 1199px)';
/** Nor has the word that the data is for demonstration. */
export const BELOW_ROOMY = '@media (max-width: 1359px)';
