import { getLayerText } from '@site/layers';

/**
 * Rasters that only the screening of plots reads, as `<data folder>/rasters/<service>.tif`. They are no layers of the
 * map: their cells are far smaller than others.
 */
export const FOREST_2020 = {
  service: 'forest2020',
  title: getLayerText('layer.forest2020', 'en'),
  range: { min: 0, max: 1 }
} as const;

export const FOREST_LOSS = {
  service: 'forestLossYear',
  title: getLayerText('layer.forestLossYear', 'en'),
  // A full year such as 2021 is refused.
  range: { min: 0, max: 99 }
} as const;

/** Value of a cell with forest in {@link FOREST_2020}; 0 is other land. */
export const FOREST_VALUE = 1;

/** The year from which {@link FOREST_LOSS} counts, as Global Forest Change does: 1 is 2001, 0 is no loss. */
export const LOSS_BASE_YEAR = 2000;
