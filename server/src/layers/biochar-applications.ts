import { writeBatchTypeSql } from '../figures/experimental';
import type { LayerSource } from './create-dataset';

/** Biochar applied on farms. */
export const biocharApplications: LayerSource = {
  sql: { batchType: writeBatchTypeSql('biochar_application.batch_ids') }
};
