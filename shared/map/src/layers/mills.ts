import { DAYS_SINCE_DISCOVERY_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { millClusters, ON_DARK } from './mill-clusters';
import { day, number, popup, text } from './popups';
import { byBands } from './renderers';
import { dot, marker } from './symbols';
import type { ClassBreaksRendererJson } from '../web-map-json';

const NEVER = { symbol: dot([120, 130, 124, 255]), label: 'Never' };
const byDays = byBands(
  DAYS_SINCE_DISCOVERY_LEGEND,
  'daysFromLastDiscovery',
  'Time since P1 last discovered',
  (color) => dot(color),
  NEVER
);

/** What stands for mills that are drawn together, below every number of days. */
const SEVERAL = -1;

/** Several mills are an orange circle; one that stands alone keeps the colour of its days. */
const together: ClassBreaksRendererJson = {
  ...byDays,
  field: undefined,
  valueExpression: `IIf($feature.cluster_count > 1, ${SEVERAL}, $feature.days)`,
  minValue: SEVERAL - 1,
  classBreakInfos: [
    {
      classMaxValue: SEVERAL,
      label: 'Several mills',
      symbol: marker('esriSMSCircle', [200, 87, 27, 245], undefined, {
        color: [255, 255, 255, 255],
        width: 1.5
      })
    },
    ...byDays.classBreakInfos
  ]
};

/** Mills confirmed in the field: every mill with a location. */
export const millsLayer: LayerDefinition = {
  id: 'mills',
  title: 'Confirmed mills',
  service: 'taggedMillsClus',
  role: 'investor',
  group: 'mills',
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
      { field: 'avgPricePerTon', kind: 'average', decimals: 0, weight: 'tonsAmount' }
    ]
  },
  popupInfo: popup('{name}', [
    text('size', 'Size'),
    text('state_slug', 'State'),
    text('lga_slug', 'LGA'),
    text('RTM', 'RTM'),
    day('lastDiscoveryDate', 'P1 last discovered'),
    number('daysFromLastDiscovery', 'Days since P1 discovered (d)'),
    number('tonsAmount', 'Tonnes bought (t)', 1),
    number('noOfTransactions', 'Transactions'),
    number('avgPricePerTon', 'Average price (₦/t)'),
    number('totalPrice', 'Paid in all (₦)'),
    text('cracker', 'Cracker'),
    text('separator', 'Separator'),
    number('number_of_pots', 'Pots'),
    number('number_of_pressers', 'Pressers')
  ]),
  layerDefinition: {
    drawingInfo: { renderer: byDays },
    featureReduction: millClusters(
      together,
      ON_DARK,
      [number('cluster_count', 'Mills')],
      [
        {
          name: 'days',
          alias: 'Days since P1 discovered',
          onStatisticField: 'daysFromLastDiscovery',
          statisticType: 'avg'
        }
      ]
    )
  }
};
