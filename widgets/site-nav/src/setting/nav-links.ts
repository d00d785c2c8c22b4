import { checkAddress, SESSION_ROLES } from 'widgets/shared-code/site-base';
import type { SessionRole } from 'widgets/shared-code/site-base';
import type { NavLink } from '../config';

/** Writes links as lines 'label | page' or 'label | page | roles'. */
export const formatLinks = (links: readonly NavLink[]): string =>
  links
    .map(({ label, url, roles }) => [label, url, ...(roles ? [roles.join(', ')] : [])].join(' | '))
    .join('\n');

/** The links, or the number (from 1) and the invalid part of the first invalid line. */
export type ParsedLinks =
  | { readonly links: NavLink[] }
  | { readonly line: number; readonly wrong: 'page' | 'role' };

const isRole = (text: string): text is SessionRole => SESSION_ROLES.some((role) => role === text);

/** Reads lines of links; empty lines are skipped. */
export function parseLinks(text: string): ParsedLinks {
  const links: NavLink[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [label = '', url = '', listed, ...more] = line.split('|').map((part) => part.trim());
    if (label === '' || more.length > 0 || checkAddress(url) !== null) return { line: at + 1, wrong: 'page' };
    const named = listed?.split(',').map((role) => role.trim());
    const roles = named?.filter(isRole);
    if (roles?.length !== named?.length) return { line: at + 1, wrong: 'role' };
    links.push({ label, url, ...(roles && { roles }) });
  }
  return { links };
}
