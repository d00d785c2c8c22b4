import { recheckAllPlots } from '../../figures/plots/recheck-plots';
import { textField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';
import { STAYS_TEXTS } from '../texts/remark-texts';

/** Communities that suppliers belong to. */
export const communities = createTableDataset({
  name: 'communities',
  title: 'Communities',
  table: 'community',
  geometry: 'point',
  columns: { name: textField('community', { aliases: ['communityName', 'name'] }) },
  lga: { code: 'lga_code' },
  key: ['lga_code', 'name'],
  // A demonstration community stays as long as demonstration suppliers refer to it.
  demonstration: 'NOT EXISTS (SELECT 1 FROM supplier WHERE community_id = t.id)',
  stays: STAYS_TEXTS.communities,
  dependents: ['future_price'],
  following: recheckAllPlots
});
