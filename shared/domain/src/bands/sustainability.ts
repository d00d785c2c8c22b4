import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the sustainability score of a mill or of a cluster of mills, 0 to 100. */
export const SUSTAINABILITY_LEGEND = buildLegend(
  { id: 'sustainability', unit: 'points of 100', source: 'section 9 "Legends and bands"' },
  RAMPS.redBlue5,
  [
    { id: 'from0', label: '<59', from: 0 },
    { id: 'from60', label: '60-69', from: 60 },
    { id: 'from70', label: '70-79', from: 70 },
    { id: 'from80', label: '80-89', from: 80 },
    { id: 'from90', label: '90-100', from: 90 }
  ]
);
