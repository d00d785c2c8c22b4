import { text, whole } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { coordinates, position } from '../shared-fields';
import { alike } from '../style';
import { marker } from '../symbols';

export const minigridsPage = page({
  service: 'minigrids',
  about: 'Minigrid sites and the connections on the ground.',
  access: 'staff',
  geometry: 'point',
  table: 'minigrid',
  idColumn: 'id',
  nameField: 'SiteName',
  fields: {
    SiteName: text('site', { column: 'site_name', imported: { aliases: ['name', 'site'] } }),
    State: text('state', { length: 60, column: 'state', imported: { state: true } }),
    connOnground: whole('connections', null, {
      column: 'conn_on_ground',
      imported: { aliases: ['connections'], min: 0, max: 100_000 }
    }),
    ...coordinates
  },
  layers: [
    {
      id: 'minigrids',
      title: 'layer.minigrids',
      group: 'facilities',
      draws: alike(marker('triangle', '#00808a', 8.25)),
      popup: {
        title: '{SiteName}',
        place: ['State'],
        large: ['connOnground'],
        lines: ['State', 'connOnground', ...position]
      },
      panel: { countBy: ['State'], figures: [total('connOnground')] }
    }
  ]
});
