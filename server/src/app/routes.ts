import type { FastifyInstance } from 'fastify';
import { registerBodyParsers } from '../arcgis/dialect/body-parsers';
import { allowCrossOriginReads } from '../arcgis/dialect/cross-origin-reads';
import { refuseUnknownFormats } from '../arcgis/dialect/refuse-unknown-formats';
import { registerFeatureServers } from '../arcgis/feature-server/routes';
import { registerGeocodeServer } from '../arcgis/geocode/routes';
import { registerImageServers } from '../arcgis/image-server/routes';
import { registerInfo } from '../arcgis/info/routes';
import { registerNaServer } from '../arcgis/na-server/routes';
import { registerSharing } from '../arcgis/sharing/routes';
import { registerVectorTiles } from '../arcgis/vector-tiles/routes';
import type { Experiences } from '../experiences/experiences';
import type { Identities } from '../identity/provider';
import type { AppContext } from '../common/context';
import type { WithRouting } from '../engines/routing/routing-engine';
import { registerAccounts } from '../http/routes/accounts';
import { registerAudit } from '../http/routes/audit';
import { registerBiocharAnalysis } from '../http/routes/biochar-analysis';
import { registerBiocharApplications } from '../http/routes/biochar-applications';
import { registerBiocharPartners } from '../http/routes/biochar-partners';
import { registerBiocharSummary } from '../http/routes/biochar-summary';
import { registerCustomers } from '../http/routes/customers';
import { registerDataExports } from '../http/routes/data-exports';
import { registerDataImports } from '../http/routes/data-imports';
import { registerDataVersion } from '../http/routes/data-version';
import { registerEmbed } from '../http/routes/embed';
import { registerExperiences } from '../http/routes/experiences';
import { registerGeoJsonFiles } from '../http/routes/geojson-files';
import { registerHealth } from '../http/routes/health';
import { registerIdentityToolkit } from '../http/routes/identity-toolkit';
import { registerImportFiles } from '../http/routes/import-files';
import { registerInventories } from '../http/routes/inventories';
import { registerLogisticsDepots } from '../http/routes/logistics-depots';
import { registerMarkerAssets } from '../http/routes/marker-assets';
import { registerOfftake } from '../http/routes/offtake';
import { registerOwnPassword } from '../http/routes/own-password';
import { registerOwnSessions } from '../http/routes/own-sessions';
import { registerParameters } from '../http/routes/parameters';
import { registerPerson } from '../http/routes/person';
import { registerPictures } from '../http/routes/pictures';
import { registerPlots } from '../http/routes/plots';
import { registerPrices } from '../http/routes/prices';
import { registerPurchases } from '../http/routes/purchases';
import { registerRawMaterialSummary } from '../http/routes/raw-material-summary';
import { registerSecondFactor } from '../http/routes/second-factor';
import { registerServiceAreaRecords } from '../http/routes/service-area-records';
import { registerServiceAreaSummary } from '../http/routes/service-area-summary';
import { registerServiceAreasTogether } from '../http/routes/service-areas-together';
import { registerSignIn } from '../http/routes/sign-in';
import { registerSiteCandidates } from '../http/routes/site-candidates';
import { registerSiteDemands } from '../http/routes/site-demands';
import { registerSiteWays } from '../http/routes/site-ways';
import { registerTripMatrix } from '../http/routes/trip-matrix';
import { registerTripWays } from '../http/routes/trip-ways';

/** Registers the ArcGIS dialects in a scope of their own: only they read these bodies and formats. */
async function registerDialects(
  app: FastifyInstance,
  context: AppContext & WithRouting,
  identities: Identities
): Promise<void> {
  registerBodyParsers(app);
  allowCrossOriginReads(app);
  refuseUnknownFormats(app);
  registerInfo(app, context, identities);
  registerSharing(app, context);
  registerFeatureServers(app, context);
  registerImageServers(app, context);
  registerVectorTiles(app, context);
  registerNaServer(app, context);
  registerGeocodeServer(app, context);
}

/** Registers every call of the server, one line each. */
export async function registerRoutes(
  app: FastifyInstance,
  context: AppContext & WithRouting,
  identities: Identities,
  experiences: Experiences
): Promise<void> {
  registerHealth(app, context);
  registerSignIn(app, context, identities);
  registerOwnSessions(app, identities);
  registerOwnPassword(app, context, identities);
  registerSecondFactor(app, context, identities);
  if (identities.embedded) registerIdentityToolkit(app, context.settings, identities.embedded);
  registerAccounts(app, context);
  registerParameters(app, context);
  registerEmbed(app, context);
  registerExperiences(app, context, experiences);
  registerServiceAreaSummary(app, context);
  registerServiceAreaRecords(app, context);
  registerTripMatrix(app, context);
  registerTripWays(app, context);
  registerSiteDemands(app, context);
  registerSiteCandidates(app, context);
  registerSiteWays(app, context);
  registerServiceAreasTogether(app, context);
  registerBiocharAnalysis(app, context);
  registerOfftake(app, context);
  registerPurchases(app, context);
  registerMarkerAssets(app, context);
  registerBiocharApplications(app, context);
  registerBiocharPartners(app, context);
  registerBiocharSummary(app, context);
  registerCustomers(app, context);
  registerLogisticsDepots(app, context);
  registerPlots(app, context);
  registerPictures(app, context);
  registerPrices(app, context);
  registerRawMaterialSummary(app, context);
  registerInventories(app, context);
  registerGeoJsonFiles(app, context);
  registerAudit(app, context);
  registerPerson(app, context);
  registerDataImports(app, context);
  registerDataExports(app, context);
  registerDataVersion(app, context);
  registerImportFiles(app, context);
  await app.register((dialects) => registerDialects(dialects, context, identities));
}
