import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the forest gained in a state, in hectares. */
export const FOREST_GAIN_LEGEND = buildLegend(
  { id: 'forestGain', unit: 'ha', source: 'section 9 "Legends and bands"' },
  RAMPS.yellowBlue5,
  [
    { id: 'from0', label: '0-6,099', from: 0 },
    { id: 'from6100', label: '6,100-15,738', from: 6_100 },
    { id: 'from15738', label: '15,738-24,559', from: 15_738 },
    { id: 'from24560', label: '24,560-43,436', from: 24_560 },
    { id: 'from43437', label: '43,437-102,000', from: 43_437 }
  ]
);
