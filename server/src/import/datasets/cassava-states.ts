import { REFERENCES } from '../references';
import { numberField, optionalField, wholeField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';

/**
 * Cassava production of a state in a year. Its columns are not declared on the page: the headings there are
 * literal texts of the specification with other multiples (x100), which a file must not be read by.
 */
export const cassavaStates = createTableDataset({
  name: 'cassava-states',
  title: 'Cassava by state',
  table: 'cassava_state',
  geometry: 'none',
  columns: {
    planted_kha: optionalField(
      numberField('planted', {
        aliases: ['planted_kha'],
        min: 0,
        max: 2_000,
        unit: { en: 'thousands of hectares', fr: 'milliers d’hectares' }
      })
    ),
    produced_kt: optionalField(
      numberField('produced', {
        aliases: ['produced_kt'],
        min: 0,
        max: 30_000,
        unit: { en: 'thousands of tonnes', fr: 'milliers de tonnes' }
      })
    ),
    rank: optionalField(wholeField('rank', { min: 1, max: 37 }))
  },
  figures: ['planted_kha', 'produced_kt'],
  references: [REFERENCES.state],
  key: ['state']
});
