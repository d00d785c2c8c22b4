/*
 * Caches the code and assets of pages on the visitor's machine, so that a second visit requests only data,
 * and an open page still finds its code after a new version is deployed. Data and documents are never cached,
 * because read access depends on the session.
 */
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { createIntegrityCheck } from './check-integrity';

/*
 * Constants of the build (scripts/lib/service-worker.mjs): paths that every page needs, hashes of all code of
 * the build by its path, and a version of the map engine's own files.
 */
/* global PAGE_PARTS, DIGESTS, ENGINE_VERSION */

const LATER = 'site-parts';
const ENGINE = `site-engine-${ENGINE_VERSION}`;

const plugins = [createIntegrityCheck(DIGESTS)];

addPlugins(plugins);
precacheAndRoute(PAGE_PARTS.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: LATER, plugins })
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(arcgis-assets|fonts)\//.test(url.pathname),
  new CacheFirst({ cacheName: ENGINE, plugins })
);

/** Deletes cached files that no page of this build requests. */
async function forgetFormer() {
  for (const name of await caches.keys())
    if (name.startsWith('site-engine-') && name !== ENGINE) await caches.delete(name);
  const later = await caches.open(LATER);
  for (const request of await later.keys())
    if (!Object.hasOwn(DIGESTS, new URL(request.url).pathname)) await later.delete(request);
}

self.addEventListener('activate', (event) => event.waitUntil(forgetFormer()));
