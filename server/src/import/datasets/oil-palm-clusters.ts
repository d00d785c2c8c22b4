import { HECTARES_PER_ACRE } from '@site/domain';
import { number, optional, state, text } from '../kinds';
import { tableDataset } from '../table-dataset';

const perHectare = (name: string) => number(name, { min: 0, unit: 'tonnes per hectare' });

/** Planted oil palm, cluster by cluster. */
export const oilPalmClusters = tableDataset({
  name: 'oil-palm-clusters',
  title: 'Oil palm clusters',
  table: 'oil_palm_cluster',
  geometry: 'polygon',
  columns: {
    state: state('state'),
    layer: text('layer'),
    area_ha: optional(
      number('Area_ha', { aliases: ['haNow', 'ha_area_1', 'hectare'], above: 0, unit: 'hectares' })
    ),
    acre_area: optional(number('acreArea', { above: 0, unit: 'acres' })),
    ffb_yield: perHectare('ffb_yield'),
    cpo_yield: perHectare('cpo_yield'),
    pko_yield: perHectare('pko_yield'),
    pkn_yield: perHectare('pkn_yield'),
    pks_yield: perHectare('pks_yield'),
    fibre_yield: { ...perHectare('fibr_yld'), aliases: ['fibre_yield'] },
    age_years: number('Ages', { aliases: ['age'], min: 0, unit: 'years' }),
    bulk_density: optional(number('BulkDens', { above: 0, unit: 'g/cm³' }))
  },
  computed: {
    area_ha: { type: 'double precision', sql: 'coalesce(r.area_ha, ST_Area(r.geom::geography) / 10000)' },
    acre_area: {
      type: 'double precision',
      sql: `coalesce(r.acre_area, coalesce(r.area_ha, ST_Area(r.geom::geography) / 10000) / ${HECTARES_PER_ACRE})`
    },
    location: { type: 'geometry', sql: 'ST_PointOnSurface(r.geom)' }
  },
  key: ['layer', 'geom']
});
