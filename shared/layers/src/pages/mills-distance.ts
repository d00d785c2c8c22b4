import { RAMPS } from '@site/domain';
import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineAverage } from '../panel';
import { createRampStyle } from '../style';
import { NO_VALUE, createClassMarker } from '../symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const millsDistancePage = definePage({
  service: 'mills_distance',
  about: 'Straight-line distance of each place from the nearest mill.',
  access: 'investor',
  geometry: 'point',
  table: 'mills_distance',
  idColumn: 'id',
  nameField: 'Location',
  dataset: {
    name: 'mills-distance',
    title: 'Mills distance',
    key: ['location', 'geom']
  },
  fields: {
    Location: defineText('place', { column: 'location', imported: { aliases: ['place', 'name'] } }),
    DIST_KM: defineNumber('distanceToTheNearestMill', 'km', 2, {
      column: 'dist_km',
      imported: { aliases: ['distance'], min: 0, max: 2000 }
    })
  },
  layers: [
    {
      id: 'mills-distance',
      title: 'layer.millsDistance',
      group: 'mills',
      draws: createRampStyle('DIST_KM', createClassMarker('cross')(NO_VALUE), [
        [0, LOW],
        [10, MIDDLE],
        [20, HIGH]
      ]),
      popup: { title: '{Location}', lines: ['DIST_KM'] },
      panel: { figures: [defineAverage('DIST_KM')] }
    }
  ]
});
