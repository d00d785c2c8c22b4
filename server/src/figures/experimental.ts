import { BATCH_TYPES, EXPERIMENTAL_BATCH_MARKER } from '@site/domain';

const [NORMAL, EXPERIMENTAL] = BATCH_TYPES;

/** Returns SQL of the domain's `isExperimental` for a list of batch ids, which is an SQL expression. */
export const writeExperimentalSql = (batchIds: string): string =>
  `(strpos(array_to_string(${batchIds}, ','), '${EXPERIMENTAL_BATCH_MARKER}') > 0)`;

/** Returns SQL of the batch type of a list of batch ids, which is an SQL expression. */
export const writeBatchTypeSql = (batchIds: string): string =>
  `CASE WHEN ${writeExperimentalSql(batchIds)} THEN '${EXPERIMENTAL}' ELSE '${NORMAL}' END`;
