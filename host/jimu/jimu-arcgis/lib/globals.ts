/** Returns the URL of the SDK's assets on this server. */
export const getAssetsUrl = () => `${window.location.origin}/arcgis-assets`;

/**
 * Returns the settings that the SDK reads when its first module runs. The page sets them before it loads any
 * of its code.
 */
export const createArcGISGlobals = () => ({
  assetsPath: `${getAssetsUrl()}/core`,
  fontsUrl: `${window.location.origin}/fonts`,
  request: { useIdentity: false },
  // The page's policy forbids `eval`. Without this the SDK would try it, and Firefox would log the violation.
  has: { 'esri-csp-restrictions': true }
});
