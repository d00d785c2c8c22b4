import { FOREST_GAIN_LEGEND, FOREST_LOSS_LEGEND } from '@site/domain';
import { number, text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, classArea } from '../symbols';

export const forestCoverPage = page({
  service: 'forestCover',
  about: 'Forest lost and gained in each state.',
  title: 'layer.forestCover',
  access: 'staff',
  geometry: 'area',
  table: 'forest_cover',
  idColumn: 'id',
  nameField: 'ADM1_EN',
  fields: {
    ADM1_EN: text('state', { length: 60 }),
    loss: number('forestLost', 'ha', 0, {
      column: 'loss',
      imported: { min: 0, max: 8_000_000, optional: true }
    }),
    gain: number('forestGained', 'ha', 0, {
      column: 'gain',
      imported: { min: 0, max: 8_000_000, optional: true }
    })
  },
  layers: [
    {
      id: 'forest-gain',
      title: 'layer.forestGain',
      group: 'land',
      draws: byClasses('gain', FOREST_GAIN_LEGEND, classArea, {
        symbol: classArea(NO_VALUE),
        label: 'class.notKnown'
      }),
      popup: { title: '{ADM1_EN}', large: ['loss', 'gain'], lines: ['ADM1_EN', 'loss', 'gain'] },
      panel: { figures: [total('loss'), total('gain')] }
    },
    {
      id: 'forest-loss',
      title: 'layer.forestLoss',
      group: 'land',
      draws: byClasses('loss', FOREST_LOSS_LEGEND, classArea, {
        symbol: classArea(NO_VALUE),
        label: 'class.notKnown'
      }),
      popup: { title: '{ADM1_EN}', large: ['loss', 'gain'], lines: ['ADM1_EN', 'loss', 'gain'] },
      panel: { figures: [total('loss'), total('gain')] }
    }
  ]
});
