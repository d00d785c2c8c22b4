import { highConservationValuePage } from '@site/layers';
import { HECTARES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

const CONSERVATION = 'high-conservation-value';
const CARBON = 'high-carbon-stock';

const highValueAreas = (name: string, title: string, kind: 'HCV' | 'HCS', sibling: string) =>
  tableDataset({
    name,
    title,
    table: 'high_value_area',
    geometry: 'polygon',
    columns: columnsOf(highConservationValuePage),
    fixed: { kind },
    siblings: [sibling],
    computed: { hectare: { type: 'double precision', sql: HECTARES } },
    key: ['kind', 'name', 'class', 'state']
  });

/** Areas of high conservation value. */
export const highConservationValue = highValueAreas(
  CONSERVATION,
  'High conservation value areas',
  'HCV',
  CARBON
);

/** Forests with a high carbon stock. */
export const highCarbonStock = highValueAreas(CARBON, 'High carbon stock areas', 'HCS', CONSERVATION);
