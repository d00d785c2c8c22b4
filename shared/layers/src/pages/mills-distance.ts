import { RAMPS } from '@site/domain';
import { number, text } from '../field';
import { page } from '../page';
import { average } from '../panel';
import { byRamp } from '../style';
import { NO_VALUE, classMarker } from '../symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const millsDistancePage = page({
  service: 'mills_distance',
  about: 'Distance of each place from the nearest mill, in a straight line.',
  access: 'investor',
  geometry: 'point',
  table: 'mills_distance',
  idColumn: 'id',
  nameField: 'Location',
  fields: {
    Location: text('place', { column: 'location', imported: { aliases: ['place', 'name'] } }),
    DIST_KM: number('distanceToTheNearestMill', 'km', 2, {
      column: 'dist_km',
      imported: { aliases: ['distance'], min: 0, max: 2000 }
    })
  },
  layers: [
    {
      id: 'mills-distance',
      title: 'layer.millsDistance',
      group: 'mills',
      draws: byRamp('DIST_KM', classMarker('cross')(NO_VALUE), [
        [0, LOW],
        [10, MIDDLE],
        [20, HIGH]
      ]),
      popup: { title: '{Location}', lines: ['DIST_KM'] },
      panel: { figures: [average('DIST_KM')] }
    }
  ]
});
