import { accessPointsPage } from './pages/access-points';
import { biocharApplicationsPage } from './pages/biochar-applications';
import { biocharPartnersPage } from './pages/biochar-partners';
import { cassavaStatesPage } from './pages/cassava-states';
import { commercialFarmsPage } from './pages/commercial-farms';
import { communityTransactionsPage } from './pages/community-transactions';
import { cpoDepotsPage } from './pages/cpo-depots';
import { customersPage } from './pages/customers';
import { deforestationPage } from './pages/deforestation';
import { factoriesPage } from './pages/factories';
import { fieldPurchasesPage } from './pages/field-purchases';
import { forestCoverPage } from './pages/forest-cover';
import { futurePricesPage } from './pages/future-prices';
import { geofencedFarmsPage } from './pages/geofenced-farms';
import { georeferencedOilPalmPage } from './pages/georeferenced-oil-palm';
import { highCarbonStockPage, highConservationValuePage } from './pages/high-value-areas';
import { industrialParksPage } from './pages/industrial-parks';
import { lgaTransactionsPage } from './pages/lga-transactions';
import { lgasPage } from './pages/lgas';
import { logisticsDepotsPage } from './pages/logistics-depots';
import { maizeFarmTrialsPage } from './pages/maize-farm-trials';
import { maizeFarmsPage } from './pages/maize-farms';
import { maizeProduction2022Page, maizeProduction2023Page } from './pages/maize-production';
import { millsPage } from './pages/mills';
import { millsDistancePage } from './pages/mills-distance';
import { minigridsPage } from './pages/minigrids';
import { nigerDeltaOilPalmPage, oilPalmClustersPage } from './pages/oil-palm-clusters';
import { oilPalmProcessorsPage } from './pages/oil-palm-processors';
import { pindOilPalmPage } from './pages/pind-oil-palm';
import { plantationsPage } from './pages/plantations';
import { plotsPage } from './pages/plots';
import { processingFactoriesPage } from './pages/processing-factories';
import { protectedAreasPage } from './pages/protected-areas';
import { rawMaterialSourcePage } from './pages/raw-material-source';
import { roadsPage } from './pages/roads';
import { roofFootprintsPage } from './pages/roof-footprints';
import { score10kmPage } from './pages/score-10km';
import { statesPage } from './pages/states';
import { wardStatisticsPage } from './pages/ward-statistics';
import { wardsPage } from './pages/wards';
import { waterPage } from './pages/water';
import {
  growingAreaPage,
  maizeYieldPage,
  sandTexturePage,
  soilCarbonPage,
  soilPhPage,
  suitabilityPage
} from './pages/rasters';
import type { FeaturePage } from './page';
import type { RasterPage } from './raster-page';

/** Pages of all feature services; a new service needs a page and an entry here. */
export const PAGES = [
  oilPalmClustersPage,
  nigerDeltaOilPalmPage,
  lgasPage,
  roadsPage,
  protectedAreasPage,
  millsPage,
  factoriesPage,
  oilPalmProcessorsPage,
  cpoDepotsPage,
  plantationsPage,
  pindOilPalmPage,
  georeferencedOilPalmPage,
  plotsPage,
  communityTransactionsPage,
  lgaTransactionsPage,
  score10kmPage,
  millsDistancePage,
  accessPointsPage,
  customersPage,
  logisticsDepotsPage,
  biocharApplicationsPage,
  biocharPartnersPage,
  rawMaterialSourcePage,
  fieldPurchasesPage,
  futurePricesPage,
  statesPage,
  wardsPage,
  wardStatisticsPage,
  forestCoverPage,
  cassavaStatesPage,
  deforestationPage,
  highConservationValuePage,
  highCarbonStockPage,
  waterPage,
  maizeProduction2022Page,
  maizeProduction2023Page,
  maizeFarmsPage,
  maizeFarmTrialsPage,
  commercialFarmsPage,
  geofencedFarmsPage,
  processingFactoriesPage,
  minigridsPage,
  industrialParksPage,
  roofFootprintsPage
] as const satisfies readonly FeaturePage[];

/** Pages of all rasters. */
export const RASTER_PAGES = [
  soilPhPage,
  soilCarbonPage,
  sandTexturePage,
  maizeYieldPage,
  suitabilityPage,
  growingAreaPage
] as const satisfies readonly RasterPage[];

/** Ids of the layers of the oil palm map, the lowest first: rasters, areas, lines, small areas, points. */
export const DRAWING_ORDER = [
  'suitability',
  'soil-ph',
  'soil-carbon',
  'sand-texture',
  'growing-area',
  'maize-yield',
  'forest-gain',
  'forest-loss',
  'maize-production-2022',
  'maize-production-2023',
  'lga-transactions',
  'ward-statistics',
  'score-10km',
  'wards',
  'lgas',
  'states',
  'water',
  'protected-areas',
  'high-conservation-value',
  'high-carbon-stock',
  'deforestation',
  'roads',
  'industrial-parks',
  'oil-palm-clusters',
  'niger-delta-oil-palm',
  'plantations',
  'georeferenced-oil-palm',
  'geofenced-farms',
  'supplier-plots',
  'roof-footprints',
  'mills-distance',
  'community-transactions',
  'pind-oil-palm',
  'maize-farms',
  'maize-farm-trials',
  'commercial-farms',
  'processing-factories',
  'raw-material-source',
  'future-prices',
  'minigrids',
  'oil-palm-processors',
  'tagged-mills',
  'mills',
  'field-purchases',
  'cpo-depots',
  'logistics-depots',
  'customers',
  'access-points',
  'biochar-partners',
  'biochar-applications',
  'factories'
] as const;
