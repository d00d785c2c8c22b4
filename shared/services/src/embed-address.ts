/** What the address of a page says of the page that holds it. */

/** Of no page at all where a program calls without a browser. */
const query = (): string => (typeof window === 'undefined' ? '' : window.location.search);
const parameter = (name: string): string | null => new URLSearchParams(query()).get(name);

/** Whether the page is asked for without what surrounds its map, to stand in a page of somebody else (`embedded=true`). */
export const isEmbedded = (): boolean => parameter('embedded') === 'true';

/** The partner's key in the address (`embedKey=…`); null without one. Every call of the page names it. */
export const embedKey = (): string | null => parameter('embedKey') || null;
