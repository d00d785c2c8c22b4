import { CLUSTERS, PX_PER_POINT } from '@site/domain';
import { popup } from './popups';
import type { ClusterFieldJson, ClusterJson, FieldInfoJson } from '../web-map-json';

const points = (pixels: number): number => pixels / PX_PER_POINT;

/** How mills are drawn together: the specification's radius and sizes, in points; the circle of `renderer`. */
export const millClusters = (
  renderer: ClusterJson['drawingInfo']['renderer'],
  fieldInfos: readonly FieldInfoJson[],
  fields?: readonly ClusterFieldJson[]
): ClusterJson => ({
  type: 'cluster',
  clusterRadius: points(CLUSTERS.radiusPx),
  clusterMinSize: points(CLUSTERS.smallestPx),
  clusterMaxSize: points(CLUSTERS.largestPx),
  showLabels: true,
  ...(fields ? { fields } : {}),
  popupInfo: popup('{cluster_count} mills', fieldInfos),
  drawingInfo: {
    renderer,
    labelingInfo: [
      {
        labelExpressionInfo: { expression: "Text($feature.cluster_count, '#,###')" },
        labelPlacement: 'esriServerPointLabelPlacementCenterCenter',
        deconflictionStrategy: 'none',
        symbol: {
          type: 'esriTS',
          color: [255, 255, 255, 255],
          font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' }
        }
      }
    ]
  }
});

/** Size of a cluster's circle before its count makes it larger, in points. */
export const CLUSTER_SIZE = points(CLUSTERS.smallestPx);
