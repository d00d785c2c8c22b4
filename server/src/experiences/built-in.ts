import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoutesFile } from './routes-file';
import type { PageRoute, RoutesFile } from './routes-file';

/** An experience of the repository, which is version 0 of its name. */
export interface BuiltInExperience {
  readonly name: string;
  readonly label: string;
  /** JSON text of its config, with the placeholder of the server's origin. */
  readonly text: string;
  /** Address of its page; null for one without an address of its own. */
  readonly address: string | null;
  /** The guard of its copies. */
  readonly guard: PageGuard;
}

/** The roles that may see a page. */
export type PageGuard = Pick<PageRoute, 'access' | 'refuses'>;

/** Returns whether a route leads to an experience, by its own address or for a role at another's address. */
const isRouteTo = (route: PageRoute, name: string): boolean =>
  route.experience === name || Object.values(route.byRole ?? {}).includes(name);

/**
 * Returns the guard of copies. If investors get an experience of their own, copies of the other one are closed
 * to them too.
 */
function readGuard(route: PageRoute | undefined, name: string): PageGuard {
  if (route === undefined) return { access: 'admin' };
  const { access, byRole, refuses } = route;
  if (access === 'guestOnly') return { access: 'public' };
  const isForStaff = byRole?.investor !== undefined && byRole.investor !== name;
  return access === 'signedIn' && isForStaff ? { access: 'staff' } : { access, refuses };
}

function readBuiltIn(root: string, name: string, { routes }: RoutesFile): BuiltInExperience {
  const text = readFileSync(join(root, 'experiences', name, 'config.json'), 'utf8');
  const { name: label } = JSON.parse(text) as { name?: string };
  // An administrator is signed in, and would be redirected from a page for guests.
  const own = routes.filter(({ experience }) => experience === name);
  const shown = own.find(({ access }) => access !== 'guestOnly') ?? own[0];
  return {
    name,
    label: label ?? name,
    text,
    address: shown?.path ?? null,
    guard: readGuard(shown ?? routes.find((route) => isRouteTo(route, name)), name)
  };
}

/**
 * Reads the experiences of the repository by name, in the order of their names.
 * @throws Error for one that is not JSON.
 */
export function readBuiltIns(root: string): ReadonlyMap<string, BuiltInExperience> {
  const routes = readRoutesFile(root);
  const folder = join(root, 'experiences');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'config.json')));
  return new Map(names.sort().map((name) => [name, readBuiltIn(root, name, routes)]));
}
