import { CLUSTERS, PX_PER_POINT } from '@site/domain';
import { popup } from './popups';
import type {
  ClusterFieldJson,
  ClusterJson,
  FieldInfoJson,
  LabelJson,
  SizeVariableJson
} from '../web-map-json';

const points = (pixels: number): number => pixels / PX_PER_POINT;

/** Mills in the largest circle. */
const LARGEST_COUNT = 100;
/** A mill that stands alone is drawn by the same renderer, as a point. */
const ALONE = 6.75;
const SIZE: SizeVariableJson = {
  type: 'sizeInfo',
  field: 'cluster_count',
  legendOptions: { title: 'Mills' },
  stops: [
    { value: 1, size: ALONE },
    { value: 2, size: points(CLUSTERS.smallestPx) },
    { value: LARGEST_COUNT, size: points(CLUSTERS.largestPx) }
  ]
};

type CountSymbol = Pick<LabelJson['symbol'], 'color' | 'haloColor' | 'haloSize'>;

/** A count on circles of one dark colour; the land shines through them, so that white needs an edge to be read. */
export const ON_DARK: CountSymbol = {
  color: [255, 255, 255, 255],
  haloColor: [122, 50, 12, 255],
  haloSize: 0.8
};
/** A count on circles of any colour. */
export const ON_ANY: CountSymbol = {
  color: [28, 33, 30, 255],
  haloColor: [255, 255, 255, 230],
  haloSize: 1.2
};

/** How mills are drawn together: the specification's radius and sizes, in points; the circle of `renderer`. */
export const millClusters = (
  renderer: ClusterJson['drawingInfo']['renderer'],
  count: CountSymbol,
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
    renderer: { ...renderer, visualVariables: [SIZE] },
    labelingInfo: [
      {
        labelExpressionInfo: { expression: "Text($feature.cluster_count, '#,###')" },
        labelPlacement: 'esriServerPointLabelPlacementCenterCenter',
        deconflictionStrategy: 'none',
        symbol: {
          type: 'esriTS',
          ...count,
          font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' }
        }
      }
    ]
  }
});
