import { getAssetsUrl } from './globals';
import { answerDefinitions } from './layer-definitions';

/** Response for a portal without settings of its own. Without it the SDK queries a public portal. */
const PORTAL_SELF = { isPortal: true, helperServices: {}, units: 'metric', supportsHostedServices: false };

async function configureArcGIS(): Promise<void> {
  const [{ default: esriConfig }, mapComponents, commonComponents] = await Promise.all([
    import('@arcgis/core/config'),
    import('@arcgis/map-components'),
    import('@arcgis/common-components')
  ]);
  esriConfig.request.interceptors.push({
    urls: /^https?:\/\/[^/]*arcgis\.com\/sharing\/rest\/portals\/self/,
    before: () => structuredClone(PORTAL_SELF)
  });
  answerDefinitions();
  mapComponents.setAssetPath(`${getAssetsUrl()}/map-components/`);
  commonComponents.setAssetPath(`${getAssetsUrl()}/common-components/`);
}

let prepared: Promise<void> | null = null;

/** Points the SDK's components at this server and answers for its default portal; once per page. */
export function prepareArcGIS(): Promise<void> {
  prepared ??= configureArcGIS();
  return prepared;
}
