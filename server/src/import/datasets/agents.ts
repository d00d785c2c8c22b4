import { textField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';
import { STAYS_TEXTS } from '../texts/remark-texts';

/** Field agents, who buy P1. */
export const agents = createTableDataset({
  name: 'agents',
  title: 'Agents',
  table: 'agent',
  geometry: 'none',
  columns: { first_name: textField('first_name'), last_name: textField('last_name') },
  key: ['first_name', 'last_name'],
  // A demonstration agent stays as long as demonstration purchases refer to it.
  demonstration: `NOT EXISTS (SELECT 1 FROM purchase WHERE agent_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM field_inventory WHERE agent_id = t.id)`,
  stays: STAYS_TEXTS.agents
});
