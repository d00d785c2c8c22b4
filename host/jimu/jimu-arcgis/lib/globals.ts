/** Where this server keeps the SDK's assets. */
export const assets = () => `${window.location.origin}/arcgis-assets`;

/** Settings the SDK reads when its first module runs: set by the page before any of its code is loaded. */
export const arcgisGlobals = () => ({
  assetsPath: `${assets()}/core`,
  fontsUrl: `${window.location.origin}/fonts`,
  request: { useIdentity: false },
  // What the SDK would find out by trying, which Firefox puts in its console: pages may not make code of text.
  has: { 'esri-csp-restrictions': true }
});
