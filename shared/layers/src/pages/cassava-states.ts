import { CASSAVA_LEGEND } from '@site/domain';
import { number, text, whole } from '../field';
import { page } from '../page';
import { byClasses } from '../style';
import { NO_VALUE, classArea } from '../symbols';

export const cassavaStatesPage = page({
  service: 'cassavaStates',
  about: 'Cassava planted (thousand ha) and produced (thousand t) in a year, state by state.',
  access: 'public',
  geometry: 'area',
  table: 'cassava_state',
  idColumn: 'id',
  nameField: 'STATE',
  fields: {
    STATE: text('cassava.state', { length: 60 }),
    HA_PLANTED: number('cassava.hectares', null, 1, { column: 'planted_kha' }),
    MT_PRODUCED: number('cassava.tonnes', null, 1, { column: 'produced_kt' }),
    MEAN_YIELD: number('cassava.yield', null, 2),
    RANK: whole('cassava.rank', null, { column: 'rank' })
  },
  layers: [
    {
      id: 'cassava-states',
      title: 'layer.cassavaStates',
      group: 'land',
      visible: true,
      draws: byClasses(
        'MT_PRODUCED',
        CASSAVA_LEGEND,
        classArea,
        { symbol: classArea(NO_VALUE), label: 'class.notKnown' },
        'legend.cassavaProduced'
      ),
      popup: { title: '{STATE}', lines: ['HA_PLANTED', 'MT_PRODUCED', 'MEAN_YIELD', 'RANK'] }
    }
  ]
});
