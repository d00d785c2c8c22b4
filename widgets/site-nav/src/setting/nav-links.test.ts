import type { NavLink } from '../config';
import { formatLinks, parseLinks } from './nav-links';

const LINKS: NavLink[] = [
  { label: 'nav.cassava', url: '/map/cassava' },
  { label: 'Admin', url: 'https://site.example/admin', roles: ['staff', 'admin'] }
];
const TEXT = 'nav.cassava | /map/cassava\nAdmin | https://site.example/admin | staff, admin';

describe('links as lines', () => {
  it('reads written links back unchanged, with their roles', () => {
    expect(formatLinks(LINKS)).toBe(TEXT);
    expect(parseLinks(TEXT)).toEqual({ links: LINKS });
    expect(parseLinks('')).toEqual({ links: [] });
    expect(parseLinks('\n 2D|/map/oilpalm \n')).toEqual({ links: [{ label: '2D', url: '/map/oilpalm' }] });
  });

  it.each([
    ['2D', 1, 'page'],
    ['2D | /map\n | /map', 2, 'page'],
    ['2D | map', 1, 'page'],
    ['2D | /map | staff | admin', 1, 'page'],
    ['2D | /map | boss', 1, 'role']
  ])('%j is refused at line %d for its %s', (text, line, wrong) => {
    expect(parseLinks(text)).toEqual({ line, wrong });
  });
});
