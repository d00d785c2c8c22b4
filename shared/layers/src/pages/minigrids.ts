import { defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { coordinates, position } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const minigridsPage = definePage({
  service: 'minigrids',
  about: 'Minigrid sites and the connections on the ground.',
  access: 'staff',
  geometry: 'point',
  table: 'minigrid',
  idColumn: 'id',
  nameField: 'SiteName',
  dataset: {
    name: 'minigrids',
    title: 'Minigrids',
    key: ['site_name', 'state']
  },
  fields: {
    SiteName: defineText('site', { column: 'site_name', imported: { aliases: ['name', 'site'] } }),
    State: defineText('state', { length: 60, column: 'state', imported: { state: true } }),
    connOnground: defineWhole('connections', null, {
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
      draws: createUniformStyle(createMarker('triangle', '#00808a', 8.25)),
      popup: {
        title: '{SiteName}',
        place: ['State'],
        large: ['connOnground'],
        lines: ['State', 'connOnground', ...position]
      },
      panel: { countBy: ['State'], figures: [defineTotal('connOnground')] }
    }
  ]
});
