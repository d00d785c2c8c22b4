import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { line } from './symbols';

/* Widths in points; half see-through, so that they lie quietly on the light and the dark basemap alike. */
const classes = [
  { value: 'motorway', label: 'Motorway', symbol: line([146, 130, 92, 190], 1.6) },
  { value: 'trunk', label: 'Trunk road', symbol: line([146, 130, 92, 180], 1.4) },
  { value: 'primary', label: 'Primary road', symbol: line([146, 134, 100, 160], 1.1) },
  { value: 'secondary', label: 'Secondary road', symbol: line([146, 138, 112, 130], 0.8) }
];

/**
 * From farther away the roads are a mesh over the whole country, and the basemap shows the largest. Maps that start at
 * zoom 7.6 (1 : 3,240,000) have them.
 */
const MIN_SCALE = 3_500_000;

/** The road network that drive times run on. */
export const roadsLayer: LayerDefinition = {
  id: 'roads',
  title: 'Roads',
  service: 'Roads',
  role: 'public',
  group: 'boundaries',
  visibility: true,
  panel: {
    countBy: ['class', 'surface'],
    figures: [{ field: 'length_km', kind: 'total', decimals: 0 }]
  },
  popupInfo: popup('{name}', [
    text('class', 'Class'),
    number('length_km', 'Length (km)', 1),
    number('speed_kph', 'Speed (km/h)'),
    text('surface', 'Surface')
  ]),
  layerDefinition: {
    minScale: MIN_SCALE,
    drawingInfo: {
      renderer: {
        type: 'uniqueValue',
        field1: 'class',
        uniqueValueInfos: classes,
        defaultSymbol: line([146, 138, 112, 110], 0.5),
        defaultLabel: 'Other road'
      }
    }
  }
};
