import { buildAdminApp } from './admin';
import { EXB_VERSION } from './app';
import type { App } from './app';
import { buildCassavaApp } from './cassava';
import { buildInvestorApp, buildOilPalm2dApp, buildOilPalmStaffApp } from './oil-palm-2d';
import { buildInvestor3dApp, buildOilPalm3dApp } from './oil-palm-3d';
import { buildSettingsApp } from './settings';
import { buildSignInApp } from './sign-in';
import {
  buildOilPalmClustersApp,
  buildProfitPerWeekApp,
  buildProtectedAreasApp,
  buildServiceAreaApp,
  buildWeeklyYieldApp
} from './widget-maps';

export { MAP_ITEMS, WEB_MAPS } from './web-maps';
export { WEB_SCENES } from './web-scenes';

/** Every experience, by its folder. `npm run experiences` writes them. */
export const EXPERIENCES: Readonly<Record<string, () => App>> = {
  'sign-in': buildSignInApp,
  'oil-palm-2d': buildOilPalm2dApp,
  'oil-palm-staff': buildOilPalmStaffApp,
  'oil-palm-3d': buildOilPalm3dApp,
  investor: buildInvestorApp,
  'investor-3d': buildInvestor3dApp,
  cassava: buildCassavaApp,
  admin: buildAdminApp,
  settings: buildSettingsApp,
  'widget-service-area': buildServiceAreaApp,
  'widget-oil-palm-clusters': buildOilPalmClustersApp,
  'widget-protected-areas': buildProtectedAreasApp,
  'widget-weekly-yield': buildWeeklyYieldApp,
  'widget-profit-per-week': buildProfitPerWeekApp
};

const OWN_WIDGET = /^widgets\/[\w-]+\/$/;

/**
 * Returns the version of a widget by its `uri`: from the manifest of one of this suite, otherwise Experience
 * Builder's version.
 * @param read returns the text of a file of this repository.
 */
export const createVersionReader =
  (read: (path: string) => string) =>
  (uri: string): string => {
    if (!OWN_WIDGET.test(uri)) return EXB_VERSION;
    return (JSON.parse(read(`${uri}manifest.json`)) as { version: string }).version;
  };
