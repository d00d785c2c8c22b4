import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the average price of P1, in NGN/t. */
export const P1_PRICE_LEGEND = buildLegend(
  { id: 'p1Price', unit: 'NGN/t', source: 'section 9 "Legends and bands"' },
  RAMPS.purpleBlue5,
  [
    { id: 'from0', label: 'under 35k', from: 0 },
    { id: 'from35000', label: '35-36k', from: 35_000 },
    { id: 'from36000', label: '36-37k', from: 36_000 },
    { id: 'from37000', label: '37-38k', from: 37_000 },
    { id: 'from38000', label: '38k and above', from: 38_000 }
  ]
);
