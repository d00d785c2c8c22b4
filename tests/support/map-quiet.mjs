/**
 * Runs in the page: since when the view of its map or scene has not been updating, once that is half a second; false
 * until then. The moment is one of the page's own clock, ms.
 */
export function mapQuietSince() {
  const map = document.querySelector('arcgis-map, arcgis-scene');
  const at = performance.now();
  if (!map?.view?.ready || map.view.updating) window.quietSince = undefined;
  else window.quietSince ??= at;
  return window.quietSince !== undefined && at - window.quietSince > 500 ? window.quietSince : false;
}

/** Runs in the page: what was seen before the last change says nothing. */
export function forgetMapQuiet() {
  window.quietSince = undefined;
}
