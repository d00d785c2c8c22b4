import { PAGES } from '@site/layers';
import type { FeaturePage } from '@site/layers';
import { biocharApplications } from './biochar-applications';
import type { LayerDataset } from './dataset';
import { createDataset } from './create-dataset';
import type { LayerSource } from './create-dataset';
import { fieldInventory } from './field-inventory';
import { futurePrices } from './future-prices';
import { highCarbonStock, highConservationValue } from './high-value-areas';
import { lgas } from './lgas';
import { accessPoints, factories } from './marker-assets';
import { createMaizeSource, plantations, wards, wardStatistics } from './lga-sources';
import { cassavaStates, forestCover } from './state-sources';
import { nigerDeltaOilPalm, oilPalmClusters } from './oil-palm-clusters';
import { plots } from './plots';
import { joinPlace } from './join-place';
import { rawMaterialSource } from './raw-material-source';
import { taggedMills } from './tagged-mills';
import { communityTransactions, lgaTransactions } from './transactions';

type ServiceName = (typeof PAGES)[number]['service'];

/** Sources of the services whose rows need more than their page's table. */
const SOURCES: Readonly<Partial<Record<ServiceName, LayerSource>>> = {
  palmclustersAllPrj: oilPalmClusters,
  OilPalmCluster: nigerDeltaOilPalm,
  ngnLGA: lgas,
  taggedMillsClus: taggedMills,
  factories,
  aps: accessPoints,
  akwaIbomPlantations: plantations,
  communityTransactions,
  lgaTransactions,
  customers: joinPlace('customer'),
  logisticsDepots: joinPlace('logistics_depot'),
  biocharPartners: joinPlace('biochar_partner'),
  biocharApplications,
  plots,
  rawMaterialSource,
  fieldInventory,
  futurePrices,
  wards,
  wardStatistics,
  forestCover,
  cassavaStates,
  highConservationValue,
  highCarbonStock,
  maizeProduction2022: createMaizeSource(2022),
  maizeProduction2023: createMaizeSource(2023)
};

/** Every layer that the server offers, in the order of the pages. */
export const DATASETS: readonly LayerDataset[] = PAGES.map((page: FeaturePage) =>
  createDataset(page, SOURCES[page.service as ServiceName])
);

/** Returns the layer of a service. @throws RangeError when the server has no such layer. */
export function findDataset(service: ServiceName): LayerDataset {
  const found = DATASETS.find((dataset) => dataset.service === service);
  if (!found) throw new RangeError(`There is no layer ${service}.`);
  return found;
}
