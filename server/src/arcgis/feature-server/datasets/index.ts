import type { Dataset } from '../dataset';
import { lgas } from './lgas';
import { maizeProduction } from './maize-production';
import { minigrids } from './minigrids';
import { oilPalmClusters } from './oil-palm-clusters';
import { oilPalmProcessors } from './oil-palm-processors';
import { roads } from './roads';
import { taggedMills } from './tagged-mills';

/** Every layer the server offers. A new one is a file here and a line below. */
export const DATASETS: readonly Dataset[] = [
  taggedMills,
  oilPalmClusters,
  lgas,
  roads,
  maizeProduction(2022),
  maizeProduction(2023),
  minigrids,
  oilPalmProcessors
];
