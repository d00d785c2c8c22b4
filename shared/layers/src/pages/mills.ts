import { DAYS_SINCE_DISCOVERY_LEGEND, SUSTAINABILITY_LEGEND } from '@site/domain';
import { day, number, text, whole, yesNo } from '../field';
import { page } from '../page';
import { average, total } from '../panel';
import { coordinates, position } from '../shared-fields';
import { byClasses } from '../style';
import { NO_VALUE, classMarker, marker } from '../symbols';

const byDays = byClasses(
  'daysFromLastDiscovery',
  DAYS_SINCE_DISCOVERY_LEGEND,
  (color) => marker('circle', color),
  { symbol: marker('circle', '#78827c'), label: 'class.never' },
  'legend.timeSinceP1LastDiscovered'
);
const circle = classMarker('circle');

/** Popup lines of mills in every layer: location, equipment, purchases, surroundings. */
const where = ['size', 'state_slug', 'lga_slug', 'RTM', 'physically_tagged'] as const;
const machines = ['cracker', 'separator', 'number_of_pots', 'number_of_pressers'] as const;
const purchases = [
  'lastDiscoveryDate',
  'daysFromLastDiscovery',
  'tonsAmount',
  'noOfTransactions',
  'avgPricePerTon',
  'totalPrice'
] as const;
const sustainability = [
  'sustainabilityScore',
  'oilPalmClusterHectares',
  'deforestedLayerHectares',
  'cluster_count',
  'aveP1PMill',
  'cluster_avg_sustainability'
] as const;

export const millsPage = page({
  service: 'taggedMillsClus',
  about: 'Palm oil mills confirmed in the field, with the P1 bought at each.',
  title: 'layer.locatedMills',
  access: 'investor',
  geometry: 'point',
  table: 'mill',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: text('mill', { column: 'name', imported: { aliases: ['mill', 'millName', 'owner'] } }),
    RTM: text('rtm', { column: 'rtm', imported: { optional: true } }),
    size: text('size', { length: 40, column: 'size', imported: {} }),
    state_slug: text('state', { length: 60, column: 'state_slug' }),
    lga_slug: text('lga', { length: 60, column: 'lga_slug' }),
    lga_code: text('lgaCode', { length: 4, column: 'lga_code' }),
    cracker: yesNo('cracker', { column: 'cracker', imported: {} }),
    separator: yesNo('separator', { column: 'separator', imported: {} }),
    physically_tagged: yesNo('physicallyTagged', {
      column: 'physically_tagged',
      imported: { aliases: ['tagged'] }
    }),
    number_of_pots: whole('pots', null, {
      column: 'number_of_pots',
      imported: { aliases: ['pots'], min: 0, max: 1000 }
    }),
    number_of_pressers: whole('pressers', null, {
      column: 'number_of_pressers',
      imported: { aliases: ['pressers'], min: 0, max: 1000 }
    }),
    lastDiscoveryDate: day('p1LastDiscovered', {
      column: 'last_discovery_date',
      imported: { optional: true }
    }),
    daysFromLastDiscovery: whole('daysSinceP1Discovered', 'd', { live: true }),
    totalPrice: number('paidInAll', 'NGN', 0, { live: true }),
    tonsAmount: number('tonnesBought', 't', 1, { live: true }),
    avgPricePerTon: number('averagePrice', 'NGN/t', 0, { live: true }),
    noOfTransactions: whole('transactions', null, { live: true }),
    oilPalmClusterHectares: number('oilPalmClustersRoundIt', 'ha', 1, {
      column: 'oil_palm_cluster_hectares',
      imported: { min: 0, optional: true, max: 1_000_000 }
    }),
    deforestedLayerHectares: number('deforestedLandRoundIt', 'ha', 1, {
      column: 'deforested_layer_hectares',
      imported: { min: 0, optional: true, max: 1_000_000 }
    }),
    sustainabilityScore: number('sustainability', '0 to 100', 1),
    cluster_id: whole('numberOfItsCommunity', null),
    cluster_count: whole('millsOfItsCommunity', null),
    cluster_avg_sustainability: number('averageSustainabilityOfItsCommunitysMills', '0 to 100', 1),
    aveP1PMill: number('averageP1OfItsCommunitysMills', 't', 1, { live: true }),
    ...coordinates
  },
  time: { start: 'lastDiscoveryDate' },
  search: {
    id: 'mills',
    label: 'mills',
    hint: 'search.mill',
    fields: ['name'],
    shown: ['name', 'state_slug']
  },
  layers: [
    {
      id: 'tagged-mills',
      title: 'layer.taggedMills',
      group: 'mills',
      only: "physically_tagged = 'Yes'",
      draws: byClasses(
        'sustainabilityScore',
        SUSTAINABILITY_LEGEND,
        classMarker('triangleDown'),
        { symbol: classMarker('triangleDown')(NO_VALUE), label: 'class.notSurveyed' },
        'legend.sustainability'
      ),
      clusters: {
        // The figures are averages over the members of a cluster at the current scale, by the rule of the
        // domain's `clusterAverages`; the similar fields in a mill's own row are averages over its community.
        figures: [
          { name: 'average_p1', label: 'averageP1PerMill', unit: 't', decimals: 1, of: 'tonsAmount' },
          {
            name: 'average_sustainability',
            label: 'averageSustainability',
            unit: '0 to 100',
            decimals: 1,
            of: 'sustainabilityScore'
          }
        ],
        lines: ['average_p1', 'average_sustainability'],
        draws: {
          style: byClasses(
            'average_sustainability',
            SUSTAINABILITY_LEGEND,
            circle,
            { symbol: circle(NO_VALUE), label: 'class.notSurveyed' },
            'legend.averageSustainability'
          )
        }
      },
      popup: {
        title: '{name}',
        place: ['lga_slug', 'state_slug'],
        large: ['sustainabilityScore', 'aveP1PMill', 'oilPalmClusterHectares'],
        lines: [...where, ...sustainability, ...purchases, ...machines, ...position]
      },
      panel: {
        sliders: [
          { slider: 'clusterAverageP1', field: 'aveP1PMill' },
          { slider: 'taggedMillsSustainability', field: 'sustainabilityScore' },
          { slider: 'confirmedMillsDays', field: 'daysFromLastDiscovery' },
          { slider: 'taggedMillsPrice', field: 'avgPricePerTon' },
          { slider: 'confirmedMillsTonnes', field: 'tonsAmount' }
        ],
        countBy: ['state_slug', 'size'],
        figures: [
          average('aveP1PMill'),
          average('sustainabilityScore'),
          total('tonsAmount'),
          average('avgPricePerTon', 'tonsAmount')
        ]
      }
    },
    {
      id: 'mills',
      title: 'layer.mills',
      group: 'mills',
      visible: true,
      draws: byDays,
      clusters: {
        figures: [
          {
            name: 'days',
            label: 'daysSinceP1Discovered',
            unit: 'd',
            decimals: 0,
            of: 'daysFromLastDiscovery'
          },
          { name: 'tonnes', label: 'tonnesBought', unit: 't', decimals: 1, of: 'tonsAmount', sum: true }
        ],
        lines: [],
        draws: {
          several: {
            label: 'class.millsTogether',
            weights: {
              count: { figure: 'cluster_count', from: [10, 50] },
              tonnes: { figure: 'tonnes', unit: 't', from: [200, 1000] }
            },
            symbols: [
              marker('circle', '#f6cfb2cc', undefined, { color: '#c8571b80', width: 0.5 }),
              marker('circle', '#e9996aec', undefined, { color: '#ffffffb3', width: 0.75 }),
              marker('circle', '#c8571bf5', undefined, { color: '#ffffff', width: 1.5 })
            ],
            onDark: [
              marker('circle', '#a4501f73', undefined, { color: '#e9996a73', width: 0.5 }),
              marker('circle', '#b4581fc8', undefined, { color: '#f6cfb2a6', width: 0.75 }),
              marker('circle', '#d9692bf5', undefined, { color: '#ffffff', width: 1.5 })
            ]
          },
          aloneBy: 'days'
        }
      },
      popup: {
        title: '{name}',
        place: ['lga_slug', 'state_slug'],
        large: ['tonsAmount', 'avgPricePerTon', 'daysFromLastDiscovery'],
        lines: [...where, ...purchases, ...machines, ...sustainability, ...position]
      },
      panel: {
        sliders: [
          { slider: 'confirmedMillsDays', field: 'daysFromLastDiscovery' },
          { slider: 'confirmedMillsTonnes', field: 'tonsAmount' },
          { slider: 'confirmedMillsTransactions', field: 'noOfTransactions' }
        ],
        countBy: ['state_slug', 'size'],
        figures: [total('tonsAmount'), total('noOfTransactions'), average('avgPricePerTon', 'tonsAmount')],
        unlocatedMills: { countedIn: 'lga-transactions', field: 'tonsAmount' }
      }
    }
  ]
});
