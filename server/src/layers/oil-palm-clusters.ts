import { nigerDeltaSql } from '../figures/niger-delta';
import { parameterSql } from '../figures/parameter-sql';
import type { LayerSource } from './dataset-of';

const weekly = (parameter: 'weeklyP1YieldPerAcre' | 'weeklyFfbYieldPerAcre'): string =>
  `(oil_palm_cluster.acre_area * ${parameterSql(parameter)})`;

/** Planted oil palm of all surveys, by cluster. */
export const oilPalmClusters: LayerSource = {
  sql: {
    tones: '(oil_palm_cluster.ffb_yield * oil_palm_cluster.area_ha)',
    WeeklyP1Yield: weekly('weeklyP1YieldPerAcre'),
    WeeklyFFBYield: weekly('weeklyFfbYieldPerAcre')
  }
};

/** Only the clusters of the Niger Delta survey. */
export const nigerDeltaOilPalm: LayerSource = {
  ...oilPalmClusters,
  condition: nigerDeltaSql('oil_palm_cluster')
};
