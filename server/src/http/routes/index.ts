import type { FastifyInstance } from 'fastify';
import { registerFeatureServers } from '../../arcgis/feature-server/routes';
import { registerGeocodeServer } from '../../arcgis/geocode/routes';
import { registerImageServers } from '../../arcgis/image-server/routes';
import { registerInfo } from '../../arcgis/info/routes';
import { registerNaServer } from '../../arcgis/na-server/routes';
import { registerSharing } from '../../arcgis/sharing/routes';
import { registerVectorTiles } from '../../arcgis/vector-tiles/routes';
import type { Identities } from '../../identity/provider';
import type { AppContext } from '../context';
import { registerAudit } from './audit';
import { registerBiocharApplications } from './biochar-applications';
import { registerBiocharPartners } from './biochar-partners';
import { registerCustomers } from './customers';
import { registerHealth } from './health';
import { registerIdentityToolkit } from './identity-toolkit';
import { registerInventories } from './inventories';
import { registerLogisticsDepots } from './logistics-depots';
import { registerMarkerAssets } from './marker-assets';
import { registerParameters } from './parameters';
import { registerPrices } from './prices';
import { registerPurchases } from './purchases';
import { registerServiceAreaSummary } from './service-area-summary';
import { registerSignIn } from './sign-in';

/** Every call of the server, one line each. */
export function registerRoutes(app: FastifyInstance, context: AppContext, identities: Identities): void {
  registerHealth(app, context);
  registerSignIn(app, context, identities);
  if (identities.embedded) registerIdentityToolkit(app, context.settings, identities.embedded);
  registerParameters(app, context);
  registerServiceAreaSummary(app, context);
  registerPurchases(app, context);
  registerMarkerAssets(app, context);
  registerBiocharApplications(app, context);
  registerBiocharPartners(app, context);
  registerCustomers(app, context);
  registerLogisticsDepots(app, context);
  registerPrices(app, context);
  registerInventories(app, context);
  registerAudit(app, context);
  registerInfo(app, context, identities);
  registerSharing(app, context);
  registerFeatureServers(app, context);
  registerImageServers(app, context);
  registerVectorTiles(app, context);
  registerNaServer(app, context);
  registerGeocodeServer(app, context);
}
