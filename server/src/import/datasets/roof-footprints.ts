import { SQUARE_METRES } from '../computed';
import { number, optional } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Outlines of large roofs. */
export const roofFootprints = tableDataset({
  name: 'roof-footprints',
  title: 'Roof footprints',
  table: 'roof_footprint',
  geometry: 'polygon',
  columns: {
    area_in_me: optional(
      number('area_in_me', { aliases: ['area_in_meters', 'area'], above: 0, unit: 'square metres' })
    )
  },
  computed: { area_in_me: { type: 'double precision', sql: SQUARE_METRES } },
  key: ['geom']
});
