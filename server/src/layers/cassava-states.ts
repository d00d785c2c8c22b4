import { message } from '@site/domain';
import { double, integer, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/**
 * Cassava of each state in a year. The aliases are the headings of the hover card, word for word; the values are
 * thousands of hectares and thousands of tonnes.
 */
export const cassavaStates: Dataset = {
  service: 'cassavaStates',
  title: 'Cassava by state',
  description: 'Cassava planted (thousand ha) and produced (thousand t) in a year, state by state.',
  access: 'staff',
  from: 'cassava_state AS cassava JOIN state_boundary AS state ON state.name = cassava.state',
  geometryType: 'esriGeometryPolygon',
  geometry: 'state.geom',
  displayField: 'STATE',
  fields: [
    objectId('state.id'),
    text('STATE', 'STATE', 'state.name', 60),
    double('HA_PLANTED', message('cassava.hectares', 'en'), 'cassava.planted_kha'),
    double('MT_PRODUCED', message('cassava.tonnes', 'en'), 'cassava.produced_kt'),
    double('MEAN_YIELD', 'MEAN YIELD(MT/HA)', '(cassava.produced_kt / nullif(cassava.planted_kha, 0))'),
    integer('RANK', 'RANK', 'cassava.rank')
  ],
  drawingInfo: polygonDrawing([214, 162, 72, 150], [120, 90, 40, 200]),
  sources: ['cassava_state', 'state_boundary'],
  maxRecordCount: 2000
};
