import { CLUSTERS, DAYS_SINCE_DISCOVERY_LEGEND, PX_PER_POINT } from '@site/domain';
import type { ClusterJson } from '../web-map-json';
import type { LayerDefinition } from './layer';
import { classBreaks, day, dot, number, popup, text } from './layer';

const bands = classBreaks(DAYS_SINCE_DISCOVERY_LEGEND, dot);

const points = (pixels: number): number => pixels / PX_PER_POINT;

const clusters: ClusterJson = {
  type: 'cluster',
  clusterRadius: points(CLUSTERS.radiusPx),
  clusterMinSize: points(CLUSTERS.smallestPx),
  clusterMaxSize: points(CLUSTERS.largestPx),
  showLabels: true,
  popupInfo: popup('{cluster_count} mills', [number('cluster_count', 'Mills')]),
  drawingInfo: {
    renderer: {
      type: 'simple',
      symbol: {
        type: 'esriSMS',
        style: 'esriSMSCircle',
        color: [200, 87, 27, 245],
        size: points(CLUSTERS.smallestPx),
        outline: { color: [255, 255, 255, 255], width: 1.5 }
      }
    },
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
};

/** Confirmed and tagged mills, those with a location. */
export const millsLayer: LayerDefinition = {
  id: 'mills',
  title: 'Confirmed mills',
  service: 'taggedMillsClus',
  role: 'investor',
  visibility: true,
  panel: {
    sliders: [
      { slider: 'confirmedMillsDays', field: 'daysFromLastDiscovery' },
      { slider: 'confirmedMillsTonnes', field: 'tonsAmount' },
      { slider: 'confirmedMillsTransactions', field: 'noOfTransactions' }
    ],
    countBy: ['state_slug', 'size'],
    figures: [
      { field: 'tonsAmount', kind: 'total', decimals: 1 },
      { field: 'noOfTransactions', kind: 'total', decimals: 0 },
      { field: 'avgPricePerTon', kind: 'average', decimals: 0 }
    ]
  },
  popupInfo: popup('{name}', [
    text('size', 'Size'),
    text('state_slug', 'State'),
    text('lga_slug', 'LGA'),
    day('lastDiscoveryDate', 'P1 last discovered'),
    number('daysFromLastDiscovery', 'Days since P1 discovered (d)'),
    number('tonsAmount', 'Tonnes bought (t)', 1),
    number('noOfTransactions', 'Transactions'),
    number('avgPricePerTon', 'Average price (₦/t)'),
    number('totalPrice', 'Paid in all (₦)'),
    number('number_of_pots', 'Pots'),
    number('number_of_pressers', 'Pressers')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: {
        type: 'classBreaks',
        field: 'daysFromLastDiscovery',
        minValue: 0,
        legendOptions: { title: 'Days since P1 last discovered' },
        classBreakInfos: bands,
        defaultSymbol: dot([120, 130, 124, 255]),
        defaultLabel: 'Never'
      }
    },
    featureReduction: clusters
  }
};
