/**
 * Runs in the page. Returns since when the view of its map or scene has not been updating, once that is half a
 * second; false until then. The time is on the page's own clock, ms.
 */
export function mapQuietSince() {
  const map = document.querySelector('arcgis-map, arcgis-scene');
  const at = performance.now();
  if (!map?.view?.ready || map.view.updating) window.quietSince = undefined;
  else window.quietSince ??= at;
  return window.quietSince !== undefined && at - window.quietSince > 500 ? window.quietSince : false;
}

/** Runs in the page. Discards earlier observations, which are invalid after a change. */
export function forgetMapQuiet() {
  window.quietSince = undefined;
}
