import { fieldPurchasesPage } from '@site/layers';
import { AGENT, AGENT_INPUTS, MILL, MILL_INPUTS } from '../references';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** P1 bought and still at mills. */
export const fieldInventory = createTableDataset({
  name: 'field-inventory',
  title: 'Field inventory',
  table: 'field_inventory',
  geometry: 'none',
  columns: buildPageColumns(fieldPurchasesPage),
  inputs: { ...MILL_INPUTS, ...AGENT_INPUTS },
  references: [MILL, AGENT],
  key: ['mill_id', 'agent_id', 'purchase_date', 'tonnes_purchased', 'price_per_tonne'],
  repeats: true
});
