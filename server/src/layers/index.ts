import type { Dataset } from './dataset';
import { biocharApplications } from './biochar-applications';
import { biocharPartners } from './biochar-partners';
import { cassavaStates } from './cassava-states';
import { commercialFarms } from './commercial-farms';
import { cpoDepots } from './cpo-depots';
import { customers } from './customers';
import { deforestation } from './deforestation';
import { fieldInventory } from './field-inventory';
import { forestCover } from './forest-cover';
import { futurePrices } from './future-prices';
import { geofencedFarms } from './geofenced-farms';
import { georeferencedOilPalm } from './georeferenced-oil-palm';
import { highCarbonStock, highConservationValue } from './high-value-areas';
import { industrialParks } from './industrial-parks';
import { lgas } from './lgas';
import { logisticsDepots } from './logistics-depots';
import { maizeFarmTrials } from './maize-farm-trials';
import { maizeFarms } from './maize-farms';
import { maizeProduction } from './maize-production';
import { accessPoints, factories } from './marker-assets';
import { millsDistance } from './mills-distance';
import { minigrids } from './minigrids';
import { nigerDeltaOilPalm, oilPalmClusters } from './oil-palm-clusters';
import { oilPalmProcessors } from './oil-palm-processors';
import { pindOilPalm } from './pind-oil-palm';
import { plantations } from './plantations';
import { processingFactories } from './processing-factories';
import { protectedAreas } from './protected-areas';
import { rawMaterialSource } from './raw-material-source';
import { roads } from './roads';
import { roofFootprints } from './roof-footprints';
import { score10km } from './score-10km';
import { states } from './states';
import { taggedMills } from './tagged-mills';
import { communityTransactions, lgaTransactions } from './transactions';
import { wards, wardStatistics } from './wards';

/** Every layer the server offers. A new one is a file here and a line below. */
export const DATASETS: readonly Dataset[] = [
  // Open to everybody: what the stand-alone maps draw.
  oilPalmClusters,
  nigerDeltaOilPalm,
  lgas,
  roads,
  protectedAreas,
  // From investors upwards: mills, factories and oil palm.
  taggedMills,
  factories,
  oilPalmProcessors,
  cpoDepots,
  plantations,
  pindOilPalm,
  georeferencedOilPalm,
  communityTransactions,
  lgaTransactions,
  score10km,
  millsDistance,
  // For staff.
  accessPoints,
  customers,
  logisticsDepots,
  biocharApplications,
  biocharPartners,
  rawMaterialSource,
  fieldInventory,
  futurePrices,
  states,
  wards,
  wardStatistics,
  forestCover,
  cassavaStates,
  deforestation,
  highConservationValue,
  highCarbonStock,
  maizeProduction(2022),
  maizeProduction(2023),
  maizeFarms,
  maizeFarmTrials,
  commercialFarms,
  geofencedFarms,
  processingFactories,
  minigrids,
  industrialParks,
  roofFootprints
];
