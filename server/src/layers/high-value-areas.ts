import type { LayerSource } from './dataset-of';

/** Areas of high conservation value and of high carbon stock share one table. */
const highValueAreas = (kind: 'HCV' | 'HCS'): LayerSource => ({
  condition: `high_value_area.kind = '${kind}'`
});

export const highConservationValue = highValueAreas('HCV');
export const highCarbonStock = highValueAreas('HCS');
