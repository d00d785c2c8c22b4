import type { ClusterJson } from '../web-map-json';
import type { LayerDefinition } from './layer';
import { day, dot, number, popup, text } from './layer';

/* Days since P1 was last discovered (source: section 9 "Legends and bands"), fresh to stale. */
const bands = [
  { classMaxValue: 7, label: '0–7 days', symbol: dot([23, 145, 92, 255]) },
  { classMaxValue: 14, label: '8–14 days', symbol: dot([224, 178, 20, 255]) },
  { classMaxValue: 21, label: '15–21 days', symbol: dot([226, 124, 20, 255]) },
  { classMaxValue: 100_000, label: '22 days and more', symbol: dot([179, 38, 30, 255]) }
];

/* Radius 100 px and sizes 27–60 px; a web map counts in points, ¾ of a pixel. */
const clusters: ClusterJson = {
  type: 'cluster',
  clusterRadius: 75,
  clusterMinSize: 20.25,
  clusterMaxSize: 45,
  showLabels: true,
  popupInfo: popup('{cluster_count} mills', [number('cluster_count', 'Mills')]),
  drawingInfo: {
    renderer: {
      type: 'simple',
      symbol: {
        type: 'esriSMS',
        style: 'esriSMSCircle',
        color: [200, 87, 27, 245],
        size: 20.25,
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
  visibility: true,
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
