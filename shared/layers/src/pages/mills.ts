import { DAYS_SINCE_DISCOVERY_LEGEND, SUSTAINABILITY_LEGEND } from '@site/domain';
import { defineDay, defineNumber, defineText, defineWhole, defineYesNo } from '../field';
import { definePage } from '../page';
import { defineAverage, defineTotal } from '../panel';
import { coordinates, position } from '../shared-fields';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassMarker, createMarker } from '../symbols';

/** Symbol of mills at which P1 was never found: hollow, so that it differs from the grey of old purchases. */
export const NEVER_DISCOVERED_SYMBOL = createMarker('circle', '#ffffff', undefined, {
  color: '#5a645e',
  width: 1.5
});
const byDays = createClassStyle(
  'daysFromLastDiscovery',
  DAYS_SINCE_DISCOVERY_LEGEND,
  (color) => createMarker('circle', color),
  { symbol: NEVER_DISCOVERED_SYMBOL, label: 'class.never' },
  'legend.timeSinceP1LastDiscovered'
);
const circle = createClassMarker('circle');

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

export const millsPage = definePage({
  service: 'taggedMillsClus',
  about: 'Palm oil mills confirmed in the field, with the P1 bought at each.',
  title: 'layer.locatedMills',
  access: 'investor',
  geometry: 'point',
  table: 'mill',
  idColumn: 'id',
  nameField: 'name',
  dataset: {
    name: 'mills',
    title: 'Mills',
    geometryOptional: true,
    lga: { code: 'lga_code', nameSlug: 'lga_slug', stateSlug: 'state_slug' },
    key: ['name', 'lga_code', 'geom'],
    dependents: ['purchase', 'supplier', 'field_inventory', 'allocated_purchase']
  },
  fields: {
    name: defineText('mill', {
      column: 'name',
      required: true,
      imported: { aliases: ['mill', 'millName', 'owner'] }
    }),
    RTM: defineText('rtm', { column: 'rtm', imported: { optional: true } }),
    size: defineText('size', { length: 40, column: 'size', imported: {} }),
    state_slug: defineText('state', { length: 60, column: 'state_slug' }),
    lga_slug: defineText('lga', { length: 60, column: 'lga_slug' }),
    lga_code: defineText('lgaCode', { length: 4, column: 'lga_code' }),
    cracker: defineYesNo('cracker', { column: 'cracker', imported: {} }),
    separator: defineYesNo('separator', { column: 'separator', imported: {} }),
    physically_tagged: defineYesNo('physicallyTagged', {
      column: 'physically_tagged',
      imported: { aliases: ['tagged'] }
    }),
    number_of_pots: defineWhole('pots', null, {
      column: 'number_of_pots',
      imported: { aliases: ['pots'], min: 0, max: 1000 }
    }),
    number_of_pressers: defineWhole('pressers', null, {
      column: 'number_of_pressers',
      imported: { aliases: ['pressers'], min: 0, max: 1000 }
    }),
    lastDiscoveryDate: defineDay('p1LastDiscovered', {
      column: 'last_discovery_date',
      imported: { optional: true }
    }),
    daysFromLastDiscovery: defineWhole('daysSinceP1Discovered', 'd', { live: true }),
    totalPrice: defineNumber('paidInAll', 'NGN', 0, { live: true }),
    tonsAmount: defineNumber('tonnesBought', 't', 1, { live: true }),
    avgPricePerTon: defineNumber('averagePrice', 'NGN/t', 0, { live: true }),
    noOfTransactions: defineWhole('transactions', null, { live: true }),
    oilPalmClusterHectares: defineNumber('oilPalmClustersRoundIt', 'ha', 1, {
      column: 'oil_palm_cluster_hectares',
      imported: { min: 0, optional: true, max: 1_000_000 }
    }),
    deforestedLayerHectares: defineNumber('deforestedLandRoundIt', 'ha', 1, {
      column: 'deforested_layer_hectares',
      imported: { min: 0, optional: true, max: 1_000_000 }
    }),
    sustainabilityScore: defineNumber('sustainability', '0 to 100', 1),
    cluster_id: defineWhole('numberOfItsCommunity', null),
    cluster_count: defineWhole('millsOfItsCommunity', null),
    cluster_avg_sustainability: defineNumber('averageSustainabilityOfItsCommunitysMills', '0 to 100', 1),
    aveP1PMill: defineNumber('averageP1OfItsCommunitysMills', 't', 1, { live: true }),
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
      draws: createClassStyle(
        'sustainabilityScore',
        SUSTAINABILITY_LEGEND,
        createClassMarker('triangleDown'),
        { symbol: createClassMarker('triangleDown')(NO_VALUE), label: 'class.notSurveyed' },
        'legend.sustainability'
      ),
      // Wide enough to see from the scene's camera, and low beside the blocks of the clusters.
      column: { widthM: 2_500, heightM: 4_000 },
      clusters: {
        // The figures are averages over the members of a cluster at the current scale, by the rule of the
        // domain's `computeClusterAverages`; the similar fields in a mill's own row are averages over its community.
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
          style: createClassStyle(
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
          defineAverage('aveP1PMill'),
          defineAverage('sustainabilityScore'),
          defineTotal('tonsAmount'),
          defineAverage('avgPricePerTon', 'tonsAmount')
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
              createMarker('circle', '#f6cfb2cc', undefined, { color: '#c8571b80', width: 0.5 }),
              createMarker('circle', '#e9996aec', undefined, { color: '#ffffffb3', width: 0.75 }),
              createMarker('circle', '#c8571bf5', undefined, { color: '#ffffff', width: 1.5 })
            ],
            onDark: [
              createMarker('circle', '#a4501f73', undefined, { color: '#e9996a73', width: 0.5 }),
              createMarker('circle', '#b4581fc8', undefined, { color: '#f6cfb2a6', width: 0.75 }),
              createMarker('circle', '#d9692bf5', undefined, { color: '#ffffff', width: 1.5 })
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
        figures: [
          defineTotal('tonsAmount'),
          defineTotal('noOfTransactions'),
          defineAverage('avgPricePerTon', 'tonsAmount')
        ],
        unlocatedMills: { countedIn: 'lga-transactions', field: 'tonsAmount' }
      }
    }
  ]
});
