import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the P1 bought at a mill, in tonnes. */
export const TONNES_BOUGHT_LEGEND = buildLegend(
  { id: 'tonnesBought', unit: 't', source: 'section 9 "Legends and bands"' },
  RAMPS.blue4,
  [
    { id: 'from0', label: 'below 5', from: 0 },
    { id: 'from6', label: '6-20', from: 6 },
    { id: 'from21', label: '21-50', from: 21 },
    { id: 'above50', label: 'above 50', above: 50 }
  ]
);
