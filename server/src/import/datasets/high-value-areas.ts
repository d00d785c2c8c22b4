import { highConservationValuePage } from '@site/layers';
import { MEASURED_AREAS } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

const CONSERVATION = 'high-conservation-value';
const CARBON = 'high-carbon-stock';

const createHighValueDataset = (name: string, title: string, kind: 'HCV' | 'HCS', sibling: string) =>
  createTableDataset({
    name,
    title,
    table: 'high_value_area',
    geometry: 'polygon',
    columns: buildPageColumns(highConservationValuePage),
    fixed: { kind },
    siblings: [sibling],
    computed: { hectare: { type: 'double precision', sql: MEASURED_AREAS.hectare } },
    key: ['kind', 'name', 'class', 'state']
  });

/** Areas of high conservation value. */
export const highConservationValue = createHighValueDataset(
  CONSERVATION,
  'High conservation value areas',
  'HCV',
  CARBON
);

/** Forests with a high carbon stock. */
export const highCarbonStock = createHighValueDataset(CARBON, 'High carbon stock areas', 'HCS', CONSERVATION);
