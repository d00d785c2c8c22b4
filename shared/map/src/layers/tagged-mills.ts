import { SUSTAINABILITY_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { millClusters, ON_ANY } from './mill-clusters';
import { number, popup, text } from './popups';
import { byBands } from './renderers';
import { classMarker, NO_VALUE } from './symbols';

const diamond = classMarker('esriSMSDiamond');
const circle = classMarker('esriSMSCircle');
const NOT_SURVEYED = 'Not surveyed';

/** Fields of a circle. */
const P1 = { name: 'average_p1', alias: 'Average P1 per mill (t)' };
const SUSTAINABILITY = { name: 'average_sustainability', alias: 'Average sustainability (0 to 100)' };

/*
 * Of what is drawn together at a scale the figures are averaged anew, by the rule of the domain's `clusterAverages`;
 * those of a mill's own row are of its community.
 */
const clusters = millClusters(
  byBands(SUSTAINABILITY_LEGEND, SUSTAINABILITY.name, 'Average sustainability', circle, {
    symbol: circle(NO_VALUE),
    label: NOT_SURVEYED
  }),
  ON_ANY,
  [
    number('cluster_count', 'Mills'),
    number(P1.name, P1.alias, 1),
    number(SUSTAINABILITY.name, SUSTAINABILITY.alias, 1)
  ],
  [
    { ...P1, onStatisticField: 'tonsAmount', statisticType: 'avg' },
    { ...SUSTAINABILITY, onStatisticField: 'sustainabilityScore', statisticType: 'avg' }
  ]
);

/** The mills that carry a tag, by how sustainable the oil palm round them is. */
export const taggedMillsLayer: LayerDefinition = {
  id: 'tagged-mills',
  title: 'Tagged Mills',
  service: 'taggedMillsClus',
  role: 'investor',
  group: 'mills',
  visibility: false,
  panel: {
    sliders: [{ slider: 'clusterAverageP1', field: 'aveP1PMill' }],
    countBy: ['state_slug', 'size'],
    figures: [
      { field: 'aveP1PMill', kind: 'average', decimals: 1 },
      { field: 'sustainabilityScore', kind: 'average', decimals: 1 }
    ]
  },
  popupInfo: popup('{name}', [
    text('size', 'Size'),
    text('state_slug', 'State'),
    text('lga_slug', 'LGA'),
    text('physically_tagged', 'Physically tagged'),
    number('sustainabilityScore', 'Sustainability (0 to 100)', 1),
    number('oilPalmClusterHectares', 'Oil palm clusters round it (ha)', 1),
    number('deforestedLayerHectares', 'Deforested land round it (ha)', 1),
    number('cluster_count', 'Mills of its community'),
    number('aveP1PMill', 'Average P1 of its community’s mills (t)', 1),
    number('cluster_avg_sustainability', 'Average sustainability of its community’s mills (0 to 100)', 1)
  ]),
  layerDefinition: {
    definitionExpression: "physically_tagged = 'Yes'",
    drawingInfo: {
      renderer: byBands(SUSTAINABILITY_LEGEND, 'sustainabilityScore', 'Sustainability', diamond, {
        symbol: diamond(NO_VALUE),
        label: NOT_SURVEYED
      })
    },
    featureReduction: clusters
  }
};
