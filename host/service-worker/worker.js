/*
 * Caches the code and assets of pages on the visitor's machine, so that a second visit requests only data,
 * and an open page still finds its code after a new version is deployed. Data and documents are never cached,
 * because read access depends on the session.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/*
 * Constants of the build (scripts/lib/service-worker.mjs): paths that every page needs, all paths of the
 * build with a content hash in their name, and a version of the map engine's own files.
 */
/* global PAGE_PARTS, ALL_PARTS, ENGINE_VERSION */

const LATER = 'site-parts';
const ENGINE = `site-engine-${ENGINE_VERSION}`;

precacheAndRoute(PAGE_PARTS.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: LATER })
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(arcgis-assets|fonts)\//.test(url.pathname),
  new CacheFirst({ cacheName: ENGINE })
);

/** Deletes cached files that no page of this build requests. */
async function forgetFormer() {
  for (const name of await caches.keys())
    if (name.startsWith('site-engine-') && name !== ENGINE) await caches.delete(name);
  const later = await caches.open(LATER);
  const known = new Set(ALL_PARTS);
  for (const request of await later.keys())
    if (!known.has(new URL(request.url).pathname)) await later.delete(request);
}

self.addEventListener('activate', (event) => event.waitUntil(forgetFormer()));
