import type { LayerDefinition } from './layer';
import type { LayerPanel } from './panel';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

const panel: LayerPanel = {
  sliders: [
    { slider: 'weeklyP1Yield', field: 'WeeklyP1Yield' },
    { slider: 'age', field: 'Ages' }
  ],
  countBy: ['state'],
  figures: [
    { field: 'Area_ha', kind: 'total', decimals: 1 },
    { field: 'WeeklyP1Yield', kind: 'total', decimals: 1 },
    { field: 'WeeklyFFBYield', kind: 'total', decimals: 1 }
  ]
};

const shared = {
  role: 'public',
  group: 'oilPalm',
  panel,
  popupInfo: popup('Oil palm cluster, {state}', [
    number('Area_ha', 'Area (ha)', 1),
    number('acreArea', 'Area (acres)', 1),
    number('Ages', 'Age (years)'),
    number('WeeklyP1Yield', 'Weekly P1 yield (t)', 1),
    number('WeeklyFFBYield', 'Weekly FFB yield (t)', 1),
    number('tones', 'FFB a year (t)', 1),
    number('ffb_yield', 'FFB yield (t/ha)', 2),
    number('cpo_yield', 'CPO yield (t/ha)', 2),
    number('pko_yield', 'PKO yield (t/ha)', 2),
    number('pkn_yield', 'PKN yield (t/ha)', 2),
    number('pks_yield', 'PKS yield (t/ha)', 2),
    number('fibr_yld', 'Fibre yield (t/ha)', 2),
    number('BulkDens', 'Bulk density of the soil (g/cm³)', 2),
    text('layer', 'Source layer')
  ]),
  layerDefinition: {
    drawingInfo: { renderer: alike(fill([56, 142, 84, 150], [40, 112, 66, 200], 0.5)) }
  }
} as const;

/** Planted oil palm of every survey, cluster by cluster. */
export const oilPalmClustersLayer: LayerDefinition = {
  ...shared,
  id: 'oil-palm-clusters',
  title: 'Oil Palm Clusters',
  service: 'palmclustersAllPrj',
  visibility: false
};

/** Planted oil palm of the Niger Delta survey alone. */
export const nigerDeltaOilPalmLayer: LayerDefinition = {
  ...shared,
  id: 'niger-delta-oil-palm',
  title: 'Niger Delta Planted Oil Palm',
  service: 'OilPalmCluster',
  visibility: true
};
