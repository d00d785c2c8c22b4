/** Returns the URL of the SDK's assets on this server. */
export const getAssetsUrl = () => `${window.location.origin}/arcgis-assets`;

/** Regions whose dates and times the pages write: in English dd/mm/yyyy and 24 hours, as staff in Nigeria do. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB' };

/** Returns the language of the SDK and its components for a page's language. */
export const getArcGISLocale = (locale: string): string => REGIONS[locale] ?? locale;

/**
 * Returns the settings that the SDK reads when its first module runs. The page sets them before it loads any
 * of its code.
 */
export const createArcGISGlobals = (locale: string) => ({
  locale: getArcGISLocale(locale),
  assetsPath: `${getAssetsUrl()}/core`,
  fontsUrl: `${window.location.origin}/fonts`,
  request: { useIdentity: false },
  // The page's policy forbids `eval`. Without this the SDK would try it, and Firefox would log the violation.
  has: { 'esri-csp-restrictions': true }
});
