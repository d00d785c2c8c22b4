import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoutesFile } from './routes-file';
import type { PageRoute, RoutesFile } from './routes-file';

/** An experience of the repository: version 0 of its name. */
export interface BuiltIn {
  readonly name: string;
  readonly label: string;
  /** JSON text of its config, with the placeholder of the server's origin. */
  readonly text: string;
  /** Where it is shown; null for one that has no address of its own. */
  readonly address: string | null;
  /** The guard of its copies. */
  readonly guard: Guard;
}

/** The roles that may see a page. */
export type Guard = Pick<PageRoute, 'access' | 'refuses'>;

/** Reached at an address of its own, or by a role at the address of another. */
const leadsTo = (route: PageRoute, name: string): boolean =>
  route.experience === name || Object.values(route.byRole ?? {}).includes(name);

/** The guard of copies. Where investors get an experience of their own, copies of the other are not for them either. */
function readGuard(route: PageRoute | undefined, name: string): Guard {
  if (route === undefined) return { access: 'admin' };
  const { access, byRole, refuses } = route;
  if (access === 'guestOnly') return { access: 'public' };
  const isForStaff = byRole?.investor !== undefined && byRole.investor !== name;
  return access === 'signedIn' && isForStaff ? { access: 'staff' } : { access, refuses };
}

function readBuiltIn(root: string, name: string, { routes }: RoutesFile): BuiltIn {
  const text = readFileSync(join(root, 'experiences', name, 'config.json'), 'utf8');
  const { name: label } = JSON.parse(text) as { name?: string };
  // An administrator is signed in, and would be sent on from a page of guests.
  const own = routes.filter(({ experience }) => experience === name);
  const shown = own.find(({ access }) => access !== 'guestOnly') ?? own[0];
  return {
    name,
    label: label ?? name,
    text,
    address: shown?.path ?? null,
    guard: readGuard(shown ?? routes.find((route) => leadsTo(route, name)), name)
  };
}

/** The experiences of the repository by name, in the order of their names. @throws Error for one that is no JSON. */
export function readBuiltIns(root: string): ReadonlyMap<string, BuiltIn> {
  const routes = readRoutesFile(root);
  const folder = join(root, 'experiences');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'config.json')));
  return new Map(names.sort().map((name) => [name, readBuiltIn(root, name, routes)]));
}
