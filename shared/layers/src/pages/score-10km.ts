import { RAMPS } from '@site/domain';
import { defineNumber, defineWhole } from '../field';
import { definePage } from '../page';
import { defineAverage, defineTotal } from '../panel';
import { createRampStyle } from '../style';
import { NO_VALUE, createClassArea } from '../symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

export const score10kmPage = definePage({
  service: '10kmscore',
  about: 'Squares of 10 km, scored from 0 to 100 by the mills and oil palm in them.',
  access: 'investor',
  geometry: 'area',
  table: 'score_10km',
  idColumn: 'id',
  nameField: 'score',
  dataset: {
    name: 'score-10km',
    title: '10 km score',
    key: ['geom']
  },
  fields: {
    score: defineNumber('score', '0 to 100', 1, { column: 'score', imported: { min: 0, max: 100 } }),
    mills: defineWhole('mills', null, { column: 'mills', imported: { min: 0, max: 10_000 } }),
    oilPalm: defineNumber('oilPalm', 'ha', 1, {
      column: 'oil_palm_ha',
      imported: { aliases: ['oil_palm_ha'], min: 0, max: 20_000 }
    })
  },
  layers: [
    {
      id: 'score-10km',
      title: 'layer.score10km',
      group: 'oilPalm',
      draws: createRampStyle(
        'score',
        createClassArea(NO_VALUE),
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
      panel: { figures: [defineTotal('mills'), defineTotal('oilPalm'), defineAverage('score')] }
    }
  ]
});
