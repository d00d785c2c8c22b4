import { EXPERIMENTAL_BATCH_MARKER } from '@site/domain';

/** Returns SQL of the domain's `isExperimental` for a list of batch ids, which is an SQL expression. */
export const writeExperimentalSql = (batchIds: string): string =>
  `(strpos(array_to_string(${batchIds}, ','), '${EXPERIMENTAL_BATCH_MARKER}') > 0)`;
