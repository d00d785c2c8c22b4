import { optionalField, textField, wholeField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';

/**
 * SQL of a place's rank by population if the file has no rank, with the limits of the demonstration's towns.
 */
const RANK = `coalesce(r.given_rank, CASE WHEN r.population >= 1000000 THEN 1 WHEN r.population >= 200000 THEN 2
  WHEN r.population >= 15000 THEN 3 ELSE 4 END)`;

/** Towns and villages: found by the search and labelled on the basemap. */
export const places = createTableDataset({
  name: 'places',
  title: 'Towns and villages',
  table: 'place',
  geometry: 'point',
  columns: {
    name: textField('name', { aliases: ['place', 'town', 'asciiname'] }),
    population: optionalField(
      wholeField('population', { max: 30_000_000, unit: { en: 'people', fr: 'habitants' } })
    )
  },
  inputs: {
    given_rank: optionalField(
      wholeField('rank', {
        min: 1,
        max: 5,
        unit: {
          en: '1 metropolis, 2 large town, 3 town, 4 village, 5 hamlet',
          fr: '1 métropole, 2 grande ville, 3 ville, 4 village, 5 hameau'
        }
      })
    )
  },
  exported: { given_rank: 't.rank' },
  lga: { state: 'state' },
  computed: { rank: { type: 'integer', sql: RANK } },
  key: ['name', 'state', 'geom']
});
