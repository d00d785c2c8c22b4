import { admin } from './admin';
import { EXB_VERSION } from './app';
import type { App } from './app';
import { cassava } from './cassava';
import { investor, oilPalm2d, oilPalmStaff } from './oil-palm-2d';
import { investor3d, oilPalm3d } from './oil-palm-3d';
import { settings } from './settings';
import { signIn } from './sign-in';
import {
  widgetOilPalmClusters,
  widgetProfitPerWeek,
  widgetProtectedAreas,
  widgetServiceArea,
  widgetWeeklyYield
} from './widget-maps';

export { MAP_ITEMS, WEB_MAPS } from './web-maps';
export { WEB_SCENES } from './web-scenes';

/** Every experience, by its folder. `npm run experiences` writes them. */
export const EXPERIENCES: Readonly<Record<string, () => App>> = {
  'sign-in': signIn,
  'oil-palm-2d': oilPalm2d,
  'oil-palm-staff': oilPalmStaff,
  'oil-palm-3d': oilPalm3d,
  investor,
  'investor-3d': investor3d,
  cassava,
  admin,
  settings,
  'widget-service-area': widgetServiceArea,
  'widget-oil-palm-clusters': widgetOilPalmClusters,
  'widget-protected-areas': widgetProtectedAreas,
  'widget-weekly-yield': widgetWeeklyYield,
  'widget-profit-per-week': widgetProfitPerWeek
};

const OWN_WIDGET = /^widgets\/[\w-]+\/$/;

/**
 * Returns the version of a widget by its `uri`: from the manifest of one of this suite, otherwise Experience
 * Builder's version.
 * @param read returns the text of a file of this repository.
 */
export const versionOf =
  (read: (path: string) => string) =>
  (uri: string): string => {
    if (!OWN_WIDGET.test(uri)) return EXB_VERSION;
    return (JSON.parse(read(`${uri}manifest.json`)) as { version: string }).version;
  };
