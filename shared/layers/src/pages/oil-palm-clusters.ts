import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import type { FeaturePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

/** Fields of an oil palm cluster. */
const fields = {
  state: defineText('state', { length: 60, column: 'state', imported: { state: true } }),
  layer: defineText('sourceLayer', { length: 120, column: 'layer', imported: {} }),
  Area_ha: defineNumber('area', 'ha', 1, {
    column: 'area_ha',
    imported: { aliases: ['haNow', 'ha_area_1', 'hectare'], above: 0, optional: true, max: 200_000 }
  }),
  ha_area_1: defineNumber('area', 'ha', 0, { column: 'area_ha' }),
  haNow: defineNumber('area', 'ha', 0, { column: 'area_ha' }),
  acreArea: defineNumber('area', 'acres', 1, {
    column: 'acre_area',
    imported: { above: 0, optional: true, max: 500_000 }
  }),
  ffb_yield: defineNumber('ffbYield', 't/ha', 2, { column: 'ffb_yield', imported: { min: 0, max: 60 } }),
  cpo_yield: defineNumber('cpoYield', 't/ha', 2, { column: 'cpo_yield', imported: { min: 0, max: 20 } }),
  pko_yield: defineNumber('pkoYield', 't/ha', 2, { column: 'pko_yield', imported: { min: 0, max: 10 } }),
  pkn_yield: defineNumber('pknYield', 't/ha', 2, { column: 'pkn_yield', imported: { min: 0, max: 10 } }),
  pks_yield: defineNumber('pksYield', 't/ha', 2, { column: 'pks_yield', imported: { min: 0, max: 10 } }),
  fibr_yld: defineNumber('fibreYield', 't/ha', 2, {
    column: 'fibre_yield',
    imported: { aliases: ['fibre_yield'], min: 0, max: 30 }
  }),
  tones: defineNumber('ffbAYear', 't', 1),
  WeeklyP1Yield: defineNumber('weeklyP1Yield', 't', 1),
  WeeklyFFBYield: defineNumber('weeklyFfbYield', 't', 1),
  Ages: defineNumber('age', 'years', 0, {
    column: 'age_years',
    imported: { aliases: ['age'], min: 0, max: 150 }
  }),
  BulkDens: defineNumber('bulkDensityOfTheSoil', 'g/cm³', 2, {
    column: 'bulk_density',
    imported: { above: 0, optional: true, max: 2.65 }
  })
};

const shared = {
  access: 'public',
  geometry: 'area',
  table: 'oil_palm_cluster',
  idColumn: 'id',
  nameField: 'state',
  fields
} as const;

/** Drawing, popup and panel of clusters of any survey. */
const layer: Pick<FeaturePage<keyof typeof fields>['layers'][number], 'group' | 'draws' | 'popup' | 'panel'> =
  {
    group: 'oilPalm',
    draws: createUniformStyle(createArea('#388e5496', '#287042c8', 0.5)),
    popup: {
      title: 'popup.oilPalmClusterState',
      large: ['WeeklyP1Yield', 'Area_ha', 'Ages'],
      lines: [
        'Area_ha',
        'acreArea',
        'Ages',
        'WeeklyP1Yield',
        'WeeklyFFBYield',
        'tones',
        'ffb_yield',
        'cpo_yield',
        'pko_yield',
        'pkn_yield',
        'pks_yield',
        'fibr_yld',
        'BulkDens',
        'layer'
      ]
    },
    panel: {
      sliders: [
        { slider: 'weeklyP1Yield', field: 'WeeklyP1Yield' },
        { slider: 'age', field: 'Ages' }
      ],
      countBy: ['state'],
      figures: [defineTotal('Area_ha'), defineTotal('WeeklyP1Yield'), defineTotal('WeeklyFFBYield')]
    }
  };

/** Page of the planted oil palm of all surveys. */
export const oilPalmClustersPage = definePage({
  ...shared,
  service: 'palmclustersAllPrj',
  about: 'Planted oil palm: area, age and yields of each cluster.',
  dataset: {
    name: 'oil-palm-clusters',
    title: 'Oil palm clusters',
    measured: ['area_ha', 'acre_area', 'location'],
    key: ['layer', 'geom']
  },
  layers: [
    { ...layer, id: 'oil-palm-clusters', title: 'layer.oilPalmClusters' },
    {
      ...layer,
      id: 'tonne-yield',
      title: 'layer.tonneYield',
      draws: createUniformStyle(createArea('#d9792b', '#a8551a', 0.5)),
      height: { field: 'tones', metres: 5 }
    }
  ]
});

/** Page of the clusters of only the Niger Delta survey. */
export const nigerDeltaOilPalmPage = definePage({
  ...shared,
  service: 'OilPalmCluster',
  about: 'Planted oil palm of the Niger Delta: area, age and yields of each cluster.',
  layers: [{ ...layer, id: 'niger-delta-oil-palm', title: 'layer.nigerDeltaOilPalm', visible: true }]
});
