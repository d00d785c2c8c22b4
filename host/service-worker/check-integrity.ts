/*
 * Compares cached code with the build before it is served. Every script of this origin can write to the caches of the
 * origin: without the check one that got in once would run again on every later visit, after the sign-out of its
 * victim and after its hole is closed.
 */

/** Hashes of files of the build by their path ({@link computeDigest}). */
export type Digests = Readonly<Record<string, string>>;

/** Characters of a hash: 128 bits, which nobody can forge for a given file. */
const DIGEST_LENGTH = 22;

/** Kinds of requests whose response cannot run: a call of a script, a font, a picture. */
const INERT: ReadonlySet<string> = new Set(['', 'font', 'image']);

interface CachedFile {
  readonly cacheName: string;
  readonly request: Request;
  readonly cachedResponse?: Response;
}

/** Computes the hash of a file: the start of its SHA-256, as base64url. */
export async function computeDigest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base64 = btoa(String.fromCodePoint(...hash));
  return base64.replace(/\+/g, '-').replace(/\//g, '_').slice(0, DIGEST_LENGTH);
}

/** Returns whether the response to a request can run in a page or a worker. */
const canRun = ({ destination, url }: Request): boolean =>
  !INERT.has(destination) || /\.(js|css|wasm)$/.test(new URL(url).pathname);

/** Returns whether a cached response is the file of the build; code that the build does not contain is not. */
async function isOfBuild(request: Request, cached: Response, digests: Digests): Promise<boolean> {
  const { pathname } = new URL(request.url);
  if (!Object.hasOwn(digests, pathname)) return !canRun(request);
  return (await computeDigest(await cached.clone().arrayBuffer())) === digests[pathname];
}

/**
 * Creates a plugin of workbox that removes a cached file which is not the one of the build; workbox then fetches it
 * from the server. Texts, glyphs and pictures of the map engine have no hash, since they cannot run.
 */
export const createIntegrityCheck = (digests: Digests) => ({
  async cachedResponseWillBeUsed({
    cacheName,
    request,
    cachedResponse
  }: CachedFile): Promise<Response | null> {
    if (cachedResponse === undefined) return null;
    if (await isOfBuild(request, cachedResponse, digests)) return cachedResponse;
    console.warn(`${request.url} was changed in the cache: it is fetched from the server.`);
    const cache = await caches.open(cacheName);
    await cache.delete(request);
    return null;
  }
});
