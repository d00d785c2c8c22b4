import { double, integer, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Minigrid sites with the connections made. */
export const minigrids: Dataset = {
  service: 'minigrids',
  title: 'Minigrids',
  description: 'Minigrid sites and the connections on the ground.',
  access: 'staff',
  from: 'minigrid',
  geometryType: 'esriGeometryPoint',
  geometry: 'minigrid.geom',
  displayField: 'SiteName',
  fields: [
    objectId('minigrid.id'),
    text('SiteName', 'Site', 'minigrid.site_name'),
    text('State', 'State', 'minigrid.state', 60),
    integer('connOnground', 'Connections', 'minigrid.conn_on_ground'),
    double('latitude', 'Latitude', 'ST_Y(minigrid.geom)'),
    double('longitude', 'Longitude', 'ST_X(minigrid.geom)')
  ],
  drawingInfo: pointDrawing([27, 79, 163, 255]),
  sources: ['minigrid'],
  maxRecordCount: 2000
};
