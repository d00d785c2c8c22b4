import { writeNigerDeltaSql } from '../figures/niger-delta';
import { writeParameterSql } from '../figures/parameter-sql';
import type { LayerSource } from './create-dataset';

const writeWeeklyYieldSql = (parameter: 'weeklyP1YieldPerAcre' | 'weeklyFfbYieldPerAcre'): string =>
  `(oil_palm_cluster.acre_area * ${writeParameterSql(parameter)})`;

/** Planted oil palm of all surveys, by cluster. */
export const oilPalmClusters: LayerSource = {
  sql: {
    tones: '(oil_palm_cluster.ffb_yield * oil_palm_cluster.area_ha)',
    WeeklyP1Yield: writeWeeklyYieldSql('weeklyP1YieldPerAcre'),
    WeeklyFFBYield: writeWeeklyYieldSql('weeklyFfbYieldPerAcre')
  }
};

/** Only the clusters of the Niger Delta survey. */
export const nigerDeltaOilPalm: LayerSource = {
  ...oilPalmClusters,
  condition: writeNigerDeltaSql('oil_palm_cluster')
};
