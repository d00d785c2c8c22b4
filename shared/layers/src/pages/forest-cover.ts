import { FOREST_GAIN_LEGEND, FOREST_LOSS_LEGEND } from '@site/domain';
import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassArea } from '../symbols';

export const forestCoverPage = definePage({
  service: 'forestCover',
  about: 'Forest lost and gained in each state.',
  title: 'layer.forestCover',
  access: 'staff',
  geometry: 'area',
  table: 'forest_cover',
  idColumn: 'id',
  nameField: 'ADM1_EN',
  dataset: {
    name: 'forest-cover',
    title: 'Forest cover',
    withoutGeometry: true,
    references: ['state'],
    figures: ['loss', 'gain'],
    key: ['state']
  },
  fields: {
    ADM1_EN: defineText('state', { length: 60 }),
    loss: defineNumber('forestLost', 'ha', 0, {
      column: 'loss',
      imported: { min: 0, max: 8_000_000, optional: true }
    }),
    gain: defineNumber('forestGained', 'ha', 0, {
      column: 'gain',
      imported: { min: 0, max: 8_000_000, optional: true }
    })
  },
  layers: [
    {
      id: 'forest-gain',
      title: 'layer.forestGain',
      group: 'land',
      draws: createClassStyle('gain', FOREST_GAIN_LEGEND, createClassArea, {
        symbol: createClassArea(NO_VALUE),
        label: 'class.notKnown'
      }),
      popup: { title: '{ADM1_EN}', large: ['loss', 'gain'], lines: ['ADM1_EN', 'loss', 'gain'] },
      panel: { figures: [defineTotal('loss'), defineTotal('gain')] }
    },
    {
      id: 'forest-loss',
      title: 'layer.forestLoss',
      group: 'land',
      draws: createClassStyle('loss', FOREST_LOSS_LEGEND, createClassArea, {
        symbol: createClassArea(NO_VALUE),
        label: 'class.notKnown'
      }),
      popup: { title: '{ADM1_EN}', large: ['loss', 'gain'], lines: ['ADM1_EN', 'loss', 'gain'] },
      panel: { figures: [defineTotal('loss'), defineTotal('gain')] }
    }
  ]
});
