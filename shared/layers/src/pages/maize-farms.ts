import { MAIZE_FARM_TYPES } from '@site/domain';
import { defineText } from '../field';
import { definePage } from '../page';
import { wardPlace } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const maizeFarmsPage = definePage({
  service: 'Maize_Farms_GeoJSON',
  about: 'Farms that grow maize, for the market, for themselves or for both.',
  access: 'staff',
  geometry: 'point',
  table: 'maize_farm',
  idColumn: 'id',
  nameField: 'poi_name',
  dataset: {
    name: 'maize-farms',
    title: 'Maize farms',
    lga: { name: 'lga_name', state: 'state_name' },
    key: ['poi_name', 'geom']
  },
  fields: {
    ...wardPlace,
    poi_name: defineText('name', { column: 'poi_name', imported: { aliases: ['name', 'farm'] } }),
    farm_type: defineText('typeOfFarm', {
      length: 40,
      column: 'farm_type',
      imported: { choices: MAIZE_FARM_TYPES }
    })
  },
  layers: [
    {
      id: 'maize-farms',
      title: 'layer.maizeFarms',
      group: 'maize',
      draws: createUniformStyle(createMarker('pentagon', '#a8740a', 8.25)),
      popup: { title: '{poi_name}', lines: ['farm_type', 'wardname', 'lganame', 'statename'] },
      panel: { countBy: ['farm_type', 'statename'] }
    }
  ]
});
