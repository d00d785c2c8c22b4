import {
  accessPointsPage,
  biocharPartnersPage,
  commercialFarmsPage,
  cpoDepotsPage,
  customersPage,
  deforestationPage,
  fieldPurchasesPage,
  forestCoverPage,
  futurePricesPage,
  geofencedFarmsPage,
  georeferencedOilPalmPage,
  highCarbonStockPage,
  highConservationValuePage,
  industrialParksPage,
  logisticsDepotsPage,
  maizeFarmTrialsPage,
  maizeFarmsPage,
  maizeProduction2022Page,
  millsDistancePage,
  millsPage,
  minigridsPage,
  oilPalmClustersPage,
  oilPalmProcessorsPage,
  pindOilPalmPage,
  plantationsPage,
  processingFactoriesPage,
  protectedAreasPage,
  roofFootprintsPage,
  score10kmPage,
  wardStatisticsPage,
  wardsPage,
  waterPage
} from '@site/layers';
import { recheckAllPlots } from '../../figures/plots/recheck-plots';
import { agents } from './agents';
import { allocatedPurchases } from './allocated-purchases';
import { biocharApplications } from './biochar-applications';
import { cassavaStates } from './cassava-states';
import { communities } from './communities';
import { factories } from './factories';
import { places } from './places';
import { plots } from './plots';
import { purchases } from './purchases';
import { states } from './states';
import { suppliers } from './suppliers';
import { createPageDataset } from '../page-dataset';
import { lgaDataset } from './lga';
import { rasterDatasets } from './rasters';
import { roadsDataset } from './roads';
import type { ImportDataset } from '../dataset';

/** Everything that can be imported; datasets come after the ones that they refer to. */
export const IMPORT_DATASETS: readonly ImportDataset[] = [
  lgaDataset,
  roadsDataset,
  states,
  places,
  createPageDataset(wardsPage),
  createPageDataset(wardStatisticsPage),
  createPageDataset(millsPage),
  agents,
  communities,
  suppliers,
  plots,
  purchases,
  createPageDataset(futurePricesPage),
  createPageDataset(fieldPurchasesPage),
  createPageDataset(oilPalmClustersPage),
  createPageDataset(oilPalmProcessorsPage),
  createPageDataset(cpoDepotsPage),
  createPageDataset(plantationsPage),
  createPageDataset(pindOilPalmPage),
  createPageDataset(georeferencedOilPalmPage),
  createPageDataset(millsDistancePage),
  createPageDataset(score10kmPage),
  factories,
  createPageDataset(accessPointsPage),
  createPageDataset(customersPage),
  createPageDataset(logisticsDepotsPage),
  biocharApplications,
  createPageDataset(biocharPartnersPage),
  allocatedPurchases,
  createPageDataset(maizeProduction2022Page),
  createPageDataset(maizeFarmsPage),
  createPageDataset(maizeFarmTrialsPage),
  createPageDataset(commercialFarmsPage),
  createPageDataset(geofencedFarmsPage),
  createPageDataset(processingFactoriesPage),
  createPageDataset(minigridsPage),
  createPageDataset(industrialParksPage),
  createPageDataset(roofFootprintsPage),
  createPageDataset(protectedAreasPage),
  createPageDataset(highConservationValuePage),
  createPageDataset(highCarbonStockPage),
  createPageDataset(waterPage, recheckAllPlots),
  createPageDataset(deforestationPage),
  createPageDataset(forestCoverPage),
  cassavaStates,
  ...rasterDatasets
];

/** Layers that are composed of other datasets, with these datasets. */
export const DERIVED_LAYERS: Readonly<Record<string, readonly string[]>> = {
  'raw-material-source': ['communities', 'mills', 'suppliers', 'purchases'],
  transactions: ['communities', 'suppliers', 'purchases']
};
