import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the days since P1 was last discovered at a mill. An old purchase is no fault, so no class is red. */
export const DAYS_SINCE_DISCOVERY_LEGEND = buildLegend(
  { id: 'daysSinceDiscovery', unit: 'days', source: 'section 9 "Legends and bands"' },
  RAMPS.greenGrey4,
  [
    { id: 'from0', label: '0-7', from: 0 },
    { id: 'from8', label: '8-14', from: 8 },
    { id: 'from15', label: '15-21', from: 15 },
    { id: 'from22', label: '22+', from: 22 }
  ]
);
