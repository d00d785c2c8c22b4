import { oilPalmClustersPage } from '@site/layers';
import { HECTARES_PER_ACRE } from '@site/domain';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Planted oil palm, cluster by cluster. */
export const oilPalmClusters = createTableDataset({
  name: 'oil-palm-clusters',
  title: 'Oil palm clusters',
  table: 'oil_palm_cluster',
  geometry: 'polygon',
  columns: buildPageColumns(oilPalmClustersPage),
  computed: {
    area_ha: { type: 'double precision', sql: 'coalesce(r.area_ha, ST_Area(r.geom::geography) / 10000)' },
    acre_area: {
      type: 'double precision',
      sql: `coalesce(r.acre_area, coalesce(r.area_ha, ST_Area(r.geom::geography) / 10000) / ${HECTARES_PER_ACRE})`
    },
    location: { type: 'geometry', sql: 'ST_PointOnSurface(r.geom)' }
  },
  key: ['layer', 'geom']
});
