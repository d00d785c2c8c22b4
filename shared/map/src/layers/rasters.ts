import { SAND_LEGEND, SOIL_CARBON_LEGEND, SOIL_PH_LEGEND } from '@site/domain';
import type { LayerGroup, RasterDefinition } from './layer';
import { number, popup } from './popups';

/** An image layer in the classes of its service; a click tells the value, which `label` names with its unit. */
const raster = (
  group: LayerGroup,
  service: string,
  id: string,
  title: string,
  label: string,
  places: number
): RasterDefinition => ({
  id,
  title,
  service,
  role: 'staff',
  group,
  visibility: false,
  popupInfo: popup(title, [number('Raster.ServicePixelValue', label, places)]),
  renderingRule: { rasterFunction: 'Legend' }
});

/** Acidity of the topsoil. */
export const soilPhLayer = raster(
  'biochar',
  'soilPH',
  'soil-ph',
  'Soil pH',
  `Acidity (${SOIL_PH_LEGEND.unit})`,
  1
);

/** Organic carbon of the topsoil. */
export const soilCarbonLayer = raster(
  'biochar',
  'soilCarbon',
  'soil-carbon',
  'Soil Carbon',
  `Soil organic carbon (${SOIL_CARBON_LEGEND.unit})`,
  1
);

/** Sand in the fine earth of the topsoil. */
export const sandTextureLayer = raster(
  'biochar',
  'soilSand',
  'sand-texture',
  'Sand Texture',
  `Sand (${SAND_LEGEND.unit})`,
  1
);

/** Suitability of land for biochar. */
export const suitabilityLayer = raster(
  'biochar',
  'suitability',
  'suitability',
  'Suitability',
  'Suitability, 0 to 10,000',
  0
);

/** Maize harvested from a hectare in a year. */
export const maizeYieldLayer = raster('maize', 'maizeYield', 'maize-yield', 'Maize yield', 'Yield (t/ha)', 2);

/** How much a place counts as growing area of maize. */
export const growingAreaLayer = raster(
  'maize',
  'growingArea',
  'growing-area',
  'Maize growing area',
  '1 minor, 2 mixed, 3 major',
  0
);
