import type { LayerSource } from './create-dataset';

/** Areas of high conservation value and of high carbon stock share one table. */
const createHighValueSource = (kind: 'HCV' | 'HCS'): LayerSource => ({
  condition: `high_value_area.kind = '${kind}'`
});

export const highConservationValue = createHighValueSource('HCV');
export const highCarbonStock = createHighValueSource('HCS');
