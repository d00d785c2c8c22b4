import { RAMPS } from '@site/domain';
import { number, whole } from '../field';
import { page } from '../page';
import { average, total } from '../panel';
import { byRamp } from '../style';
import { NO_VALUE, classArea } from '../symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const score10kmPage = page({
  service: '10kmscore',
  about: 'Squares of ten kilometres, scored from 0 to 100 by the mills and the oil palm in them.',
  access: 'investor',
  geometry: 'area',
  table: 'score_10km',
  idColumn: 'id',
  nameField: 'score',
  fields: {
    score: number('score', '0 to 100', 1, { column: 'score', imported: { min: 0, max: 100 } }),
    mills: whole('mills', null, { column: 'mills', imported: { min: 0, max: 10_000 } }),
    oilPalm: number('oilPalm', 'ha', 1, {
      column: 'oil_palm_ha',
      imported: { aliases: ['oil_palm_ha'], min: 0, max: 20_000 }
    })
  },
  layers: [
    {
      id: 'score-10km',
      title: 'layer.score10km',
      group: 'oilPalm',
      draws: byRamp(
        'score',
        classArea(NO_VALUE),
        [
          [0, LOW],
          [50, MIDDLE],
          [100, HIGH]
        ],
        false
      ),
      popup: {
        title: 'popup.n10KmSquare',
        large: ['score', 'mills', 'oilPalm'],
        lines: ['score', 'mills', 'oilPalm']
      },
      panel: { figures: [total('mills'), total('oilPalm'), average('score')] }
    }
  ]
});
