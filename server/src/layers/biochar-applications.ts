import { BATCH_TYPES, EXPERIMENTAL_BATCH_MARKER } from '@site/domain';
import type { LayerSource } from './dataset-of';

const [NORMAL, EXPERIMENTAL] = BATCH_TYPES;

/** The domain's `isExperimental` in SQL. */
const BATCH_TYPE = `CASE WHEN strpos(array_to_string(biochar_application.batch_ids, ','), '${EXPERIMENTAL_BATCH_MARKER}') > 0
  THEN '${EXPERIMENTAL}' ELSE '${NORMAL}' END`;

/** Biochar brought out on farms. */
export const biocharApplications: LayerSource = { sql: { batchType: BATCH_TYPE } };
