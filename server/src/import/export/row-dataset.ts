import type { ImportDataset } from '../dataset';
import type { TableSpec } from '../table-spec';

/** A dataset with rows, which can be exported. */
export type RowDataset = ImportDataset & { readonly spec: TableSpec };

export const hasRows = (dataset: ImportDataset): dataset is RowDataset => dataset.spec !== undefined;
