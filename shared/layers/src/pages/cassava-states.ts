import { CASSAVA_LEGEND } from '@site/domain';
import { defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassArea } from '../symbols';

export const cassavaStatesPage = definePage({
  service: 'cassavaStates',
  about: 'Cassava planted (thousand ha) and produced (thousand t) in a year, state by state.',
  access: 'public',
  geometry: 'area',
  table: 'cassava_state',
  idColumn: 'id',
  nameField: 'STATE',
  fields: {
    STATE: defineText('cassava.state', { length: 60 }),
    HA_PLANTED: defineNumber('cassava.hectares', null, 1, { column: 'planted_kha' }),
    MT_PRODUCED: defineNumber('cassava.tonnes', null, 1, { column: 'produced_kt' }),
    MEAN_YIELD: defineNumber('cassava.yield', null, 2),
    RANK: defineWhole('cassava.rank', null, { column: 'rank' })
  },
  layers: [
    {
      id: 'cassava-states',
      title: 'layer.cassavaStates',
      group: 'land',
      visible: true,
      draws: createClassStyle(
        'MT_PRODUCED',
        CASSAVA_LEGEND,
        createClassArea,
        { symbol: createClassArea(NO_VALUE), label: 'class.notKnown' },
        'legend.cassavaProduced'
      ),
      popup: { title: '{STATE}', lines: ['HA_PLANTED', 'MT_PRODUCED', 'MEAN_YIELD', 'RANK'] }
    }
  ]
});
