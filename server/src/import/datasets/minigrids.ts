import { state, text, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Solar minigrids. */
export const minigrids = tableDataset({
  name: 'minigrids',
  title: 'Minigrids',
  table: 'minigrid',
  geometry: 'point',
  columns: {
    site_name: text('SiteName', { aliases: ['name', 'site'] }),
    state: state('State'),
    conn_on_ground: whole('connOnground', { aliases: ['connections'], unit: 'connections' })
  },
  key: ['site_name', 'state']
});
