import {
  accessPointsPage,
  biocharPartnersPage,
  commercialFarmsPage,
  deforestationPage,
  geofencedFarmsPage,
  industrialParksPage,
  maizeFarmTrialsPage,
  maizeFarmsPage,
  millsDistancePage,
  millsPage,
  minigridsPage,
  oilPalmProcessorsPage,
  pindOilPalmPage,
  plantationsPage,
  processingFactoriesPage,
  protectedAreasPage,
  roofFootprintsPage,
  score10kmPage
} from '@site/layers';
import { agents } from './agents';
import { allocatedPurchases } from './allocated-purchases';
import { biocharApplications } from './biochar-applications';
import { cassavaStates } from './cassava-states';
import { communities } from './communities';
import { cpoDepots } from './cpo-depots';
import { customers } from './customers';
import { factories } from './factories';
import { fieldInventory } from './field-inventory';
import { forestCover } from './forest-cover';
import { futurePrices } from './future-prices';
import { georeferencedOilPalm } from './georeferenced-oil-palm';
import { highCarbonStock, highConservationValue } from './high-value-areas';
import { logisticsDepots } from './logistics-depots';
import { maizeProduction } from './maize-production';
import { oilPalmClusters } from './oil-palm-clusters';
import { places } from './places';
import { purchases } from './purchases';
import { states } from './states';
import { suppliers } from './suppliers';
import { wardStatistics } from './ward-statistics';
import { wards } from './wards';
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
  wards,
  wardStatistics,
  createPageDataset(millsPage),
  agents,
  communities,
  suppliers,
  purchases,
  futurePrices,
  fieldInventory,
  oilPalmClusters,
  createPageDataset(oilPalmProcessorsPage),
  cpoDepots,
  createPageDataset(plantationsPage),
  createPageDataset(pindOilPalmPage),
  georeferencedOilPalm,
  createPageDataset(millsDistancePage),
  createPageDataset(score10kmPage),
  factories,
  createPageDataset(accessPointsPage),
  customers,
  logisticsDepots,
  biocharApplications,
  createPageDataset(biocharPartnersPage),
  allocatedPurchases,
  maizeProduction,
  createPageDataset(maizeFarmsPage),
  createPageDataset(maizeFarmTrialsPage),
  createPageDataset(commercialFarmsPage),
  createPageDataset(geofencedFarmsPage),
  createPageDataset(processingFactoriesPage),
  createPageDataset(minigridsPage),
  createPageDataset(industrialParksPage),
  createPageDataset(roofFootprintsPage),
  createPageDataset(protectedAreasPage),
  highConservationValue,
  highCarbonStock,
  createPageDataset(deforestationPage),
  forestCover,
  cassavaStates,
  ...rasterDatasets
];

/** Layers that are composed of other datasets, with these datasets. */
export const DERIVED_LAYERS: Readonly<Record<string, readonly string[]>> = {
  'raw-material-source': ['communities', 'mills', 'suppliers', 'purchases'],
  transactions: ['communities', 'suppliers', 'purchases']
};
