import { number, text } from '../field';
import { page } from '../page';
import type { FeaturePage } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { area } from '../symbols';

/** Fields of an oil palm cluster. */
const fields = {
  state: text('state', { length: 60, column: 'state', imported: { state: true } }),
  layer: text('sourceLayer', { length: 120, column: 'layer', imported: {} }),
  Area_ha: number('area', 'ha', 1, {
    column: 'area_ha',
    imported: { aliases: ['haNow', 'ha_area_1', 'hectare'], above: 0, optional: true, max: 200_000 }
  }),
  ha_area_1: number('area', 'ha', 0, { column: 'area_ha' }),
  haNow: number('area', 'ha', 0, { column: 'area_ha' }),
  acreArea: number('area', 'acres', 1, {
    column: 'acre_area',
    imported: { above: 0, optional: true, max: 500_000 }
  }),
  ffb_yield: number('ffbYield', 't/ha', 2, { column: 'ffb_yield', imported: { min: 0, max: 60 } }),
  cpo_yield: number('cpoYield', 't/ha', 2, { column: 'cpo_yield', imported: { min: 0, max: 20 } }),
  pko_yield: number('pkoYield', 't/ha', 2, { column: 'pko_yield', imported: { min: 0, max: 10 } }),
  pkn_yield: number('pknYield', 't/ha', 2, { column: 'pkn_yield', imported: { min: 0, max: 10 } }),
  pks_yield: number('pksYield', 't/ha', 2, { column: 'pks_yield', imported: { min: 0, max: 10 } }),
  fibr_yld: number('fibreYield', 't/ha', 2, {
    column: 'fibre_yield',
    imported: { aliases: ['fibre_yield'], min: 0, max: 30 }
  }),
  tones: number('ffbAYear', 't', 1),
  WeeklyP1Yield: number('weeklyP1Yield', 't', 1),
  WeeklyFFBYield: number('weeklyFfbYield', 't', 1),
  Ages: number('age', 'years', 0, { column: 'age_years', imported: { aliases: ['age'], min: 0, max: 150 } }),
  BulkDens: number('bulkDensityOfTheSoil', 'g/cm³', 2, {
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
    draws: alike(area('#388e5496', '#287042c8', 0.5)),
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
      figures: [total('Area_ha'), total('WeeklyP1Yield'), total('WeeklyFFBYield')]
    }
  };

/** Page of the planted oil palm of all surveys. */
export const oilPalmClustersPage = page({
  ...shared,
  service: 'palmclustersAllPrj',
  about: 'Planted oil palm: area, age and yields of each cluster.',
  layers: [
    { ...layer, id: 'oil-palm-clusters', title: 'layer.oilPalmClusters' },
    {
      ...layer,
      id: 'tonne-yield',
      title: 'layer.tonneYield',
      draws: alike(area('#d9792b', '#a8551a', 0.5)),
      height: { field: 'tones', metres: 5 }
    }
  ]
});

/** Page of the clusters of only the Niger Delta survey. */
export const nigerDeltaOilPalmPage = page({
  ...shared,
  service: 'OilPalmCluster',
  about: 'Planted oil palm of the Niger Delta: area, age and yields of each cluster.',
  layers: [{ ...layer, id: 'niger-delta-oil-palm', title: 'layer.nigerDeltaOilPalm', visible: true }]
});
