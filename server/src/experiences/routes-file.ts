import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Name of a folder under experiences/. */
const folder = z.string().regex(/^[\w-]+$/);

/** Where an address leads and who may open it; format of `experiences/routes.json`. */
const route = z.strictObject({
  /** Address of the page, e.g. '/map/oilpalm'. */
  path: z.string().regex(/^\/[\w/-]*$/),
  /** Folder under experiences/. */
  experience: folder,
  /** Page of the experience to start at; its default page when left out. */
  page: z.string().optional(),
  title: z.string(),
  /** Folders of the experiences that roles get in its place. */
  byRole: z.strictObject({ investor: folder.optional(), staff: folder.optional() }).optional(),
  /**
   * guestOnly: a signed-in visitor is sent to `home`; signedIn and staff: a guest is sent to `signIn`; staff: an investor
   * is told that the page is not for the account, admin: so is staff; public: everybody.
   */
  access: z.enum(['guestOnly', 'public', 'signedIn', 'staff', 'admin']),
  /** Roles that are told so at a page of everybody, where a guest is offered to sign in. */
  refuses: z.array(z.enum(['investor', 'staff'])).optional()
});

const routesFile = z.strictObject({
  /** Where a signed-in visitor of a guests' page is sent. */
  home: z.string().startsWith('/'),
  /** Where a guest of a signed-in page is sent, with `?next=` the page. */
  signIn: z.string().startsWith('/'),
  routes: z.array(route)
});

export type PageRoute = z.infer<typeof route>;
export type RoutesFile = z.infer<typeof routesFile>;

/** Reads `experiences/routes.json`. @throws Error with one line when it is missing or wrong. */
export function readRoutesFile(root: string): RoutesFile {
  const file = join(root, 'experiences/routes.json');
  const parsed = routesFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new Error(`experiences/routes.json: ${path.join('.')}: ${message}`);
}
