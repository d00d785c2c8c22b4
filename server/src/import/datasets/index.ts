import { lgaDataset } from './lga';
import { roadsDataset } from './roads';
import type { Dataset } from '../dataset';

/** Everything that can be imported. */
export const DATASETS: readonly Dataset[] = [lgaDataset, roadsDataset];
