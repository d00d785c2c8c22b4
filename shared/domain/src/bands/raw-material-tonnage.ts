import { buildDescendingLegend } from './band';
import { RAMPS } from './ramps';

/** Legend of the raw material supplied, in tonnes. */
export const RAW_MATERIAL_TONNAGE_LEGEND = buildDescendingLegend(
  { id: 'rawMaterialTonnage', unit: 't', source: 'section 9 "Legends and bands"' },
  RAMPS.yellowBrown6,
  [
    { id: 'from0', label: '<10', from: 0 },
    { id: 'from10', label: '10-100', from: 10 },
    { id: 'from100', label: '100-500', from: 100 },
    { id: 'from500', label: '500-1000', from: 500 },
    { id: 'from1000', label: '1000-1500', from: 1_000 },
    { id: 'above1500', label: '>1500', above: 1_500 }
  ]
);
