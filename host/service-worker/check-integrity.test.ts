/** @jest-environment node */
import { computeDigest, createIntegrityCheck } from './check-integrity';

const BUILT = 'export const built = 1;';
const PLANTED = 'globalThis.planted = 1;';
const PART = '/assets/part-1a2b3c4d.js';

const removed: string[] = [];
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(() => {
  const open = async (cacheName: string) => ({
    delete: async ({ url }: Request) => removed.push(`${cacheName} ${new URL(url).pathname}`)
  });
  Object.assign(globalThis, { caches: { open } });
});

beforeEach(() => {
  removed.length = 0;
  warn.mockClear();
});

/** Returns the text that is served for a cached one; null when the file is fetched from the server. */
async function serve(path: string, cached: string, destination = ''): Promise<string | null> {
  const digests = { [PART]: await computeDigest(await new Response(BUILT).arrayBuffer()) };
  const request = Object.defineProperty(new Request(`https://site.example${path}`), 'destination', {
    value: destination
  });
  const { cachedResponseWillBeUsed } = createIntegrityCheck(digests);
  const served = await cachedResponseWillBeUsed({
    cacheName: 'site-parts',
    request,
    cachedResponse: new Response(cached)
  });
  return served && served.text();
}

describe('cached files', () => {
  it('are served when they are those of the build', async () => {
    await expect(serve(PART, BUILT, 'script')).resolves.toBe(BUILT);
    expect(removed).toEqual([]);
  });

  it.each([
    ['a script under the name of a part', PART, 'script'],
    ['the part when another script reads it', PART, ''],
    ['a script under a name of an older release', '/assets/former-1a2b3c4d.js', 'script'],
    ['a script of the engine that the build does not contain', '/arcgis-assets/core/x.js', ''],
    ['a worker under a harmless name', '/fonts/x.json', 'worker'],
    ['a document under the name of a picture', '/arcgis-assets/x.svg', 'document']
  ])('are removed and fetched again: %s', async (_case, path, destination) => {
    await expect(serve(path, PLANTED, destination)).resolves.toBeNull();
    expect(removed).toEqual([`site-parts ${path}`]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
  });

  it.each([
    ['/fonts/x/0-255.pbf', ''],
    ['/arcgis-assets/x.svg', 'image']
  ])('that cannot run need no hash: %s', async (path, destination) => {
    await expect(serve(path, 'data', destination)).resolves.toBe('data');
  });

  it('that are absent stay absent', async () => {
    const request = new Request(`https://site.example${PART}`);
    const { cachedResponseWillBeUsed } = createIntegrityCheck({});
    await expect(cachedResponseWillBeUsed({ cacheName: 'site-parts', request })).resolves.toBeNull();
  });
});
