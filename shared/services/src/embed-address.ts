/** Parameters of a page's address that concern the page that embeds it. */

/** Returns the query of the page's address; empty in a program without a browser. */
const query = (): string => (typeof window === 'undefined' ? '' : window.location.search);
const parameter = (name: string): string | null => new URLSearchParams(query()).get(name);

/** Returns whether the page is embedded in another site and shows only its map (`embedded=true`). */
export const isEmbedded = (): boolean => parameter('embedded') === 'true';

/** Returns the partner's key from the address (`embedKey=…`), or null. Every call of the page sends it. */
export const embedKey = (): string | null => parameter('embedKey') || null;
