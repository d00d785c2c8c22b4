import type { NavLink } from '../config';

/** Links as lines 'label | page', and back; lines without a page are left out. */
export const linksToText = (links: readonly NavLink[]): string =>
  links.map(({ label, url }) => `${label} | ${url}`).join('\n');

export const textToLinks = (text: string): NavLink[] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .flatMap(([label, url]) => (label && url ? [{ label, url }] : []));
