import { BIOCHAR_MATERIALS } from '@site/domain';
import type { ProjectGroup } from '@site/domain';
import type { CatalogueLayer } from './layer';
import { accessPointsLayer } from './access-points';
import { biocharApplicationsLayer } from './biochar-applications';
import { biocharPartnersLayer } from './biochar-partners';
import { cassavaStatesLayer } from './cassava-states';
import { commercialFarmsLayer } from './commercial-farms';
import { cpoDepotsLayer } from './cpo-depots';
import { customersLayer } from './customers';
import { deforestationLayer } from './deforestation';
import { factoriesLayer } from './factories';
import { fieldPurchasesLayer } from './field-purchases';
import { forestGainLayer, forestLossLayer } from './forest-cover';
import { futurePricesLayer } from './future-prices';
import { geofencedFarmsLayer } from './geofenced-farms';
import { georeferencedOilPalmLayer } from './georeferenced-oil-palm';
import { highCarbonStockLayer, highConservationValueLayer } from './high-value-areas';
import { industrialParksLayer } from './industrial-parks';
import { lgasLayer } from './lgas';
import { logisticsDepotsLayer } from './logistics-depots';
import { maizeFarmTrialsLayer } from './maize-farm-trials';
import { maizeFarmsLayer } from './maize-farms';
import { maizeProduction2022Layer, maizeProduction2023Layer } from './maize-production';
import { millsLayer } from './mills';
import { millsDistanceLayer } from './mills-distance';
import { minigridsLayer } from './minigrids';
import { nigerDeltaOilPalmLayer, oilPalmClustersLayer } from './oil-palm-clusters';
import { oilPalmProcessorsLayer } from './oil-palm-processors';
import { pindOilPalmLayer } from './pind-oil-palm';
import { plantationsLayer } from './plantations';
import { processingFactoriesLayer } from './processing-factories';
import { protectedAreasLayer } from './protected-areas';
import {
  growingAreaLayer,
  maizeYieldLayer,
  sandTextureLayer,
  soilCarbonLayer,
  soilPhLayer,
  suitabilityLayer
} from './rasters';
import { rawMaterialSourceLayer } from './raw-material-source';
import { roadsLayer } from './roads';
import { roofFootprintsLayer } from './roof-footprints';
import { score10kmLayer } from './score-10km';
import { statesLayer } from './states';
import { taggedMillsLayer } from './tagged-mills';
import { communityTransactionsLayer, lgaTransactionsLayer } from './transactions';
import { wardStatisticsLayer, wardsLayer } from './wards';

/** The layers of the oil palm map, the lowest first: pictures, areas, lines, small areas, points. */
export const OIL_PALM_LAYERS: readonly CatalogueLayer[] = [
  suitabilityLayer,
  soilPhLayer,
  soilCarbonLayer,
  sandTextureLayer,
  growingAreaLayer,
  maizeYieldLayer,
  forestGainLayer,
  forestLossLayer,
  maizeProduction2022Layer,
  maizeProduction2023Layer,
  lgaTransactionsLayer,
  wardStatisticsLayer,
  score10kmLayer,
  wardsLayer,
  lgasLayer,
  statesLayer,
  protectedAreasLayer,
  highConservationValueLayer,
  highCarbonStockLayer,
  deforestationLayer,
  roadsLayer,
  industrialParksLayer,
  oilPalmClustersLayer,
  nigerDeltaOilPalmLayer,
  plantationsLayer,
  georeferencedOilPalmLayer,
  geofencedFarmsLayer,
  roofFootprintsLayer,
  millsDistanceLayer,
  communityTransactionsLayer,
  pindOilPalmLayer,
  maizeFarmsLayer,
  maizeFarmTrialsLayer,
  commercialFarmsLayer,
  processingFactoriesLayer,
  rawMaterialSourceLayer,
  futurePricesLayer,
  minigridsLayer,
  oilPalmProcessorsLayer,
  taggedMillsLayer,
  millsLayer,
  fieldPurchasesLayer,
  cpoDepotsLayer,
  logisticsDepotsLayer,
  customersLayer,
  accessPointsLayer,
  biocharPartnersLayer,
  biocharApplicationsLayer,
  factoriesLayer
];

/** Every layer there is: those of the oil palm map, and the states of the cassava map. */
export const CATALOGUE: readonly CatalogueLayer[] = [...OIL_PALM_LAYERS, cassavaStatesLayer];

/** A layer as the panel of the biochar project layers names it. */
export interface ProjectLayer {
  readonly layerId: string;
  readonly label: string;
}

/** The soil layers, of which one is shown at a time. Source: section 4 "Soil analysis layer". */
const soilLayers = [soilPhLayer, soilCarbonLayer, sandTextureLayer];
export const SOIL_LAYERS: readonly string[] = soilLayers.map(({ id }) => id);

const [PKS, MAIZE, FACTORY_WASTE] = BIOCHAR_MATERIALS;
const titled = ({ id, title }: CatalogueLayer): ProjectLayer => ({ layerId: id, label: title });

/** The `biocharProjectLayers`: what each group of them shows, in the order of its checkboxes. Source: section 2. */
export const BIOCHAR_PROJECT_LAYERS: Readonly<Record<ProjectGroup, readonly ProjectLayer[]>> = {
  feedstock: [
    { layerId: maizeProduction2023Layer.id, label: MAIZE },
    { layerId: nigerDeltaOilPalmLayer.id, label: PKS },
    { layerId: processingFactoriesLayer.id, label: FACTORY_WASTE }
  ],
  offtake: [...soilLayers, commercialFarmsLayer, geofencedFarmsLayer, maizeFarmsLayer].map(titled)
};

/** The soil layer that the offtake group shows first. */
export const DEFAULT_SOIL_LAYER = sandTextureLayer.id;
