import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the forest lost in a state, in hectares. */
export const FOREST_LOSS_LEGEND = buildLegend(
  { id: 'forestLoss', unit: 'ha', source: 'section 9 "Legends and bands"' },
  RAMPS.orangeRed5,
  [
    { id: 'from0', label: '0', from: 0 },
    { id: 'from1', label: '1-128', from: 1 },
    { id: 'from128', label: '128-860', from: 128 },
    { id: 'from861', label: '861-5,728', from: 861 },
    { id: 'from5728', label: '5,728-23,000', from: 5_728 }
  ]
);
