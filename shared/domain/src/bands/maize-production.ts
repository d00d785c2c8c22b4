import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the maize production of an LGA per year, in tonnes. */
export const MAIZE_PRODUCTION_LEGEND = buildLegend(
  { id: 'maizeProduction', unit: 'MT', source: 'section 9 "Legends and bands"' },
  RAMPS.yellowGreen8,
  [
    { id: 'from0', label: '0-15,000', from: 0 },
    { id: 'from15001', label: '15,001-30,000', from: 15_001 },
    { id: 'from30001', label: '30,001-45,000', from: 30_001 },
    { id: 'from45001', label: '45,001-60,000', from: 45_001 },
    { id: 'from60001', label: '60,001-75,000', from: 60_001 },
    { id: 'from75001', label: '75,001-90,000', from: 75_001 },
    { id: 'from90001', label: '90,001-105,000', from: 90_001 },
    { id: 'from105001', label: '105,001-120,000', from: 105_001 }
  ]
);
