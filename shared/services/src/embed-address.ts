/** Parameters of a page's address that concern the page that embeds it. */

/** Returns the query of the page's address; empty in a program without a browser. */
const readQuery = (): string => (typeof window === 'undefined' ? '' : window.location.search);
const readQueryParameter = (name: string): string | null => new URLSearchParams(readQuery()).get(name);

/** Returns whether the page is embedded in another site and shows only its map (`embedded=true`). */
export const isEmbedded = (): boolean => readQueryParameter('embedded') === 'true';

/** Returns the partner's key from the address (`embedKey=…`), or null. Every call of the page sends it. */
export const readEmbedKey = (): string | null => readQueryParameter('embedKey') || null;
