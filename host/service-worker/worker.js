/*
 * Keeps what pages are made of on the visitor's machine, so that a second visit asks the network for data alone and a
 * page that is open while a new version is put in place still finds its parts. Data and documents pass it by: who may
 * see them changes with the session.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/* Put in by the build (scripts/lib/service-worker.mjs): paths that pages need in any case, all paths of the build whose
 * names hold a hash of their content, and what stands for the version of the map engine's own files. */
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

/** Forgets what no page of this build asks for. */
async function forgetFormer() {
  for (const name of await caches.keys())
    if (name.startsWith('site-engine-') && name !== ENGINE) await caches.delete(name);
  const later = await caches.open(LATER);
  const known = new Set(ALL_PARTS);
  for (const request of await later.keys())
    if (!known.has(new URL(request.url).pathname)) await later.delete(request);
}

self.addEventListener('activate', (event) => event.waitUntil(forgetFormer()));
