import {
  RAMPS,
  buildSandLegend,
  buildSoilCarbonLegend,
  buildSoilPhLegend,
  buildSuitabilityLegend
} from '@site/domain';
import type { RasterPage } from '../raster-page';

export const soilPhPage: RasterPage = {
  service: 'soilPH',
  id: 'soil-ph',
  title: 'layer.soilPh',
  about: 'Acidity of the topsoil.',
  access: 'staff',
  group: 'biochar',
  value: { label: 'acidity', unit: 'pH', decimals: 1, min: 0, max: 14 },
  classes: { by: 'legend', legend: buildSoilPhLegend },
  popupFields: { value: 'SoilPH', description: 'SoilPHDescription', label: 'soilPhDescription' }
};

export const soilCarbonPage: RasterPage = {
  service: 'soilCarbon',
  id: 'soil-carbon',
  title: 'layer.soilCarbon',
  about: 'Organic carbon of the topsoil.',
  access: 'staff',
  group: 'biochar',
  value: { label: 'soilOrganicCarbon', unit: 'g/kg', decimals: 1, min: 0, max: 1000 },
  classes: { by: 'legend', legend: buildSoilCarbonLegend },
  popupFields: { value: 'SOC', description: 'SoilCarbonDescription', label: 'soilCarbonDescription' }
};

export const sandTexturePage: RasterPage = {
  service: 'soilSand',
  id: 'sand-texture',
  title: 'layer.sandTexture',
  about: 'Sand in the fine earth of the topsoil.',
  access: 'staff',
  group: 'biochar',
  value: { label: 'sand', unit: '%', decimals: 1, min: 0, max: 100 },
  classes: { by: 'legend', legend: buildSandLegend },
  popupFields: { value: 'Sand', description: 'SandDescription', label: 'sandDescription' }
};

export const suitabilityPage: RasterPage = {
  service: 'suitability',
  id: 'suitability',
  title: 'layer.suitability',
  about: 'Suitability of land for biochar, 0 to 10,000.',
  access: 'staff',
  group: 'biochar',
  value: { label: 'suitability0To10000', decimals: 0, min: 0, max: 10_000 },
  classes: { by: 'legend', legend: buildSuitabilityLegend }
};

export const maizeYieldPage: RasterPage = {
  service: 'maizeYield',
  id: 'maize-yield',
  title: 'layer.maizeYield',
  about: 'Maize harvested from a hectare in a year.',
  access: 'staff',
  group: 'maize',
  value: { label: 'yield', unit: 't/ha', decimals: 2, min: 0, max: 30 },
  classes: { by: 'steps', width: 0.5, colors: RAMPS.yellowGreen8.colors }
};

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const growingAreaPage: RasterPage = {
  service: 'growingArea',
  id: 'growing-area',
  title: 'layer.growingArea',
  about: 'Maize growing area: 1 minor, 2 mixed, 3 major.',
  access: 'staff',
  group: 'maize',
  value: { label: 'n1Minor2Mixed3Major', decimals: 0, min: 1, max: 3 },
  classes: {
    by: 'names',
    values: [
      { value: 1, label: 'class.minor', color: LOW },
      { value: 2, label: 'class.mixed', color: MIDDLE },
      { value: 3, label: 'class.major', color: HIGH }
    ]
  }
};
