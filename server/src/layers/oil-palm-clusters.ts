import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';
import { parameterSql } from '../figures/parameter-sql';

const weekly = (parameter: 'weeklyP1YieldPerAcre' | 'weeklyFfbYieldPerAcre'): string =>
  `(palm.acre_area * ${parameterSql(parameter)})`;

const shared: Omit<Dataset, 'service' | 'title' | 'description'> = {
  access: 'public',
  from: 'oil_palm_cluster AS palm',
  geometryType: 'esriGeometryPolygon',
  geometry: 'palm.geom',
  displayField: 'state',
  fields: [
    objectId('palm.id'),
    text('state', 'State', 'palm.state', 60),
    text('layer', 'Source layer', 'palm.layer', 120),
    double('Area_ha', 'Area (ha)', 'palm.area_ha'),
    // Three names of one figure: nothing says that they were measured at different times (decision 23).
    double('ha_area_1', 'Area (ha)', 'palm.area_ha'),
    double('haNow', 'Area (ha)', 'palm.area_ha'),
    double('acreArea', 'Area (acres)', 'palm.acre_area'),
    double('ffb_yield', 'FFB yield (t/ha)', 'palm.ffb_yield'),
    double('cpo_yield', 'CPO yield (t/ha)', 'palm.cpo_yield'),
    double('pko_yield', 'PKO yield (t/ha)', 'palm.pko_yield'),
    double('pkn_yield', 'PKN yield (t/ha)', 'palm.pkn_yield'),
    double('pks_yield', 'PKS yield (t/ha)', 'palm.pks_yield'),
    double('fibr_yld', 'Fibre yield (t/ha)', 'palm.fibre_yield'),
    double('tones', 'FFB a year (t)', '(palm.ffb_yield * palm.area_ha)'),
    double('WeeklyP1Yield', 'Weekly P1 yield (t)', weekly('weeklyP1YieldPerAcre')),
    double('WeeklyFFBYield', 'Weekly FFB yield (t)', weekly('weeklyFfbYieldPerAcre')),
    double('Ages', 'Age (years)', 'palm.age_years'),
    double('BulkDens', 'Bulk density of the soil (g/cm³)', 'palm.bulk_density')
  ],
  drawingInfo: polygonDrawing([56, 142, 84, 150], [40, 112, 66, 200]),
  sources: ['oil_palm_cluster'],
  maxRecordCount: 2000
};

/** Planted oil palm of every survey, cluster by cluster. */
export const oilPalmClusters: Dataset = {
  ...shared,
  service: 'palmclustersAllPrj',
  title: 'Oil palm clusters',
  description: 'Planted oil palm: area, age and yields of each cluster.'
};

/** The clusters of the Niger Delta survey alone. */
export const nigerDeltaOilPalm: Dataset = {
  ...shared,
  service: 'OilPalmCluster',
  title: 'Niger Delta planted oil palm',
  description: 'Planted oil palm of the Niger Delta: area, age and yields of each cluster.',
  condition: "palm.layer = 'Niger Delta planted oil palm'"
};
