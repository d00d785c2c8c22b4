import { accessPoints } from './access-points';
import { agents } from './agents';
import { allocatedPurchases } from './allocated-purchases';
import { biocharApplications } from './biochar-applications';
import { biocharPartners } from './biochar-partners';
import { cassavaStates } from './cassava-states';
import { commercialFarms } from './commercial-farms';
import { communities } from './communities';
import { cpoDepots } from './cpo-depots';
import { customers } from './customers';
import { deforestation } from './deforestation';
import { factories } from './factories';
import { fieldInventory } from './field-inventory';
import { forestCover } from './forest-cover';
import { futurePrices } from './future-prices';
import { geofencedFarms } from './geofenced-farms';
import { georeferencedOilPalm } from './georeferenced-oil-palm';
import { highCarbonStock, highConservationValue } from './high-value-areas';
import { industrialParks } from './industrial-parks';
import { logisticsDepots } from './logistics-depots';
import { maizeFarmTrials } from './maize-farm-trials';
import { maizeFarms } from './maize-farms';
import { maizeProduction } from './maize-production';
import { mills } from './mills';
import { millsDistance } from './mills-distance';
import { minigrids } from './minigrids';
import { oilPalmClusters } from './oil-palm-clusters';
import { oilPalmProcessors } from './oil-palm-processors';
import { pindOilPalm } from './pind-oil-palm';
import { places } from './places';
import { plantations } from './plantations';
import { processingFactories } from './processing-factories';
import { protectedAreas } from './protected-areas';
import { purchases } from './purchases';
import { roofFootprints } from './roof-footprints';
import { score10km } from './score-10km';
import { states } from './states';
import { suppliers } from './suppliers';
import { wardStatistics } from './ward-statistics';
import { wards } from './wards';
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
  mills,
  agents,
  communities,
  suppliers,
  purchases,
  futurePrices,
  fieldInventory,
  oilPalmClusters,
  oilPalmProcessors,
  cpoDepots,
  plantations,
  pindOilPalm,
  georeferencedOilPalm,
  millsDistance,
  score10km,
  factories,
  accessPoints,
  customers,
  logisticsDepots,
  biocharApplications,
  biocharPartners,
  allocatedPurchases,
  maizeProduction,
  maizeFarms,
  maizeFarmTrials,
  commercialFarms,
  geofencedFarms,
  processingFactories,
  minigrids,
  industrialParks,
  roofFootprints,
  protectedAreas,
  highConservationValue,
  highCarbonStock,
  deforestation,
  forestCover,
  cassavaStates,
  ...rasterDatasets
];

/** Layers that are composed of other datasets, with these datasets. */
export const DERIVED_LAYERS: Readonly<Record<string, readonly string[]>> = {
  'raw-material-source': ['communities', 'mills', 'suppliers', 'purchases'],
  transactions: ['communities', 'suppliers', 'purchases']
};
