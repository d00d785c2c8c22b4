import type { Query } from '../../store/store';
import { IMPORT_DATASETS } from '../datasets';
import { listOwnLayerExports } from '../own-layers/own-layer-dataset';
import { hasRows } from './row-dataset';
import type { RowDataset } from './row-dataset';

/** Returns the datasets that can be exported: all with rows, and the layers that administrators made from files. */
export const listExportDatasets = async (query: Query): Promise<readonly RowDataset[]> => [
  ...IMPORT_DATASETS.filter(hasRows),
  ...(await listOwnLayerExports(query))
];
