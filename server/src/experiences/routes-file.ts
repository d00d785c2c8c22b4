import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Name of a folder under experiences/. */
const folder = z.string().regex(/^[\w-]+$/);

/** A page of the server and its access; format of `experiences/routes.json`. */
const route = z.strictObject({
  /** Address of the page, e.g. '/map/oilpalm'. */
  path: z.string().regex(/^\/[\w/-]*$/),
  /** Folder under experiences/. */
  experience: folder,
  /** Page of the experience to start at; its default page when omitted. */
  page: z.string().optional(),
  title: z.string(),
  /** Folders of the experiences that these roles get instead. */
  byRole: z.strictObject({ investor: folder.optional(), staff: folder.optional() }).optional(),
  /**
   * guestOnly: a signed-in visitor is redirected to `home`; signedIn and staff: a guest is redirected to
   * `signIn`; staff: an investor gets the page for refused accounts, admin: so does staff; public: open to
   * everybody.
   */
  access: z.enum(['guestOnly', 'public', 'signedIn', 'staff', 'admin']),
  /** Roles that get the page for refused accounts at a public page; guests are offered to sign in there. */
  refuses: z.array(z.enum(['investor', 'staff'])).optional()
});

const routesFile = z.strictObject({
  /** Redirect target of signed-in visitors of a page for guests. */
  home: z.string().startsWith('/'),
  /** Redirect target of guests of a signed-in page, with `?next=` the page. */
  signIn: z.string().startsWith('/'),
  routes: z.array(route)
});

export type PageRoute = z.infer<typeof route>;
export type RoutesFile = z.infer<typeof routesFile>;

/**
 * Reads `experiences/routes.json`.
 * @throws Error with one line when it is missing or invalid.
 */
export function readRoutesFile(root: string): RoutesFile {
  const file = join(root, 'experiences/routes.json');
  const parsed = routesFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new Error(`experiences/routes.json: ${path.join('.')}: ${message}`);
}
