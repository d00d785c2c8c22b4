import { BATCH_TYPES } from '@site/domain';
import { writeExperimentalSql } from '../figures/experimental';
import type { LayerSource } from './create-dataset';

const [NORMAL, EXPERIMENTAL] = BATCH_TYPES;

const BATCH_TYPE = `CASE WHEN ${writeExperimentalSql('biochar_application.batch_ids')} THEN '${EXPERIMENTAL}' ELSE '${NORMAL}' END`;

/** Biochar applied on farms. */
export const biocharApplications: LayerSource = { sql: { batchType: BATCH_TYPE } };
