import type { NavLink } from '../config';
import { filterLinks } from './nav-links';

const LINKS: NavLink[] = [
  { label: '2D', url: '/map/oilpalm' },
  { label: 'Admin', url: '/map/admin/factories', roles: ['staff', 'admin'] }
];

it('shows a link with roles only to these roles, and to nobody while the role is unknown', () => {
  const listLabels = (role: Parameters<typeof filterLinks>[1]) =>
    filterLinks(LINKS, role).map(({ label }) => label);
  expect(listLabels('staff')).toEqual(['2D', 'Admin']);
  expect(['guest', 'investor', null].map((role) => listLabels(role as 'guest' | null))).toEqual([
    ['2D'],
    ['2D'],
    ['2D']
  ]);
});
