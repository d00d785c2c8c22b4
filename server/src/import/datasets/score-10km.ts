import { number, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Squares of ten kilometres with a score. */
export const score10km = tableDataset({
  name: 'score-10km',
  title: '10 km score',
  table: 'score_10km',
  geometry: 'polygon',
  columns: {
    score: number('score', { min: 0, max: 100 }),
    mills: whole('mills'),
    oil_palm_ha: number('oilPalm', { aliases: ['oil_palm_ha'], min: 0, unit: 'hectares' })
  },
  key: ['geom']
});
