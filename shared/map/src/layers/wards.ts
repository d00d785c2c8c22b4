import { RAMPS } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike, byColor } from './renderers';
import { classFill, fill, NO_VALUE } from './symbols';

/** Thousands of small areas: from farther away they would be a grey mesh. */
const MIN_SCALE = 1_500_000;
const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

const names = [text('lganame', 'LGA'), text('statename', 'State')];
const shared = { role: 'staff', group: 'boundaries', visibility: false } as const;

/** The parts of the LGAs. */
export const wardsLayer: LayerDefinition = {
  ...shared,
  id: 'wards',
  title: 'Ward boundaries',
  service: 'wards',
  panel: { countBy: ['statename'] },
  popupInfo: popup('{wardname}', names),
  layerDefinition: {
    minScale: MIN_SCALE,
    drawingInfo: { renderer: alike(fill([0, 0, 0, 0], [132, 120, 150, 190], 0.6)) }
  }
};

/** What is counted in each ward. */
export const wardStatisticsLayer: LayerDefinition = {
  ...shared,
  id: 'ward-statistics',
  title: 'Ward statistics',
  service: 'wardStatistics',
  panel: {
    countBy: ['statename'],
    figures: [
      { field: 'population', kind: 'total', decimals: 0 },
      { field: 'farmingHouseholds', kind: 'total', decimals: 0 },
      { field: 'farmland', kind: 'total', decimals: 0 }
    ]
  },
  popupInfo: popup('{wardname}', [
    ...names,
    number('population', 'People'),
    number('households', 'Households'),
    number('farmingHouseholds', 'Farming households'),
    number('farmland', 'Farmland (ha)')
  ]),
  layerDefinition: {
    minScale: MIN_SCALE,
    drawingInfo: {
      renderer: byColor(classFill(NO_VALUE), 'population', 'People', [
        [0, LOW, '0'],
        [60_000, MIDDLE, '60,000'],
        [150_000, HIGH, '150,000 and more']
      ])
    }
  }
};
