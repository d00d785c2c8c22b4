import { createDefiner } from './definition';
import type { ParameterDefinition } from './definition';

const define = createDefiner('rule "Personal data": off until an administrator sets it');

/** Maximum retention, days: 100 years, longer than any record is old. */
const MAX_RETENTION_DAYS = 36_500;

/** Days after which personal data is erased; 0 means never. */
export const RETENTION_DEFINITIONS = {
  trailRetentionDays: {
    ...define('Days that the history keeps personal values (0: forever)', 'days', 0, 0, MAX_RETENTION_DAYS),
    step: 1
  },
  phoneRetentionDays: {
    ...define('Days to keep contacts of unchanged records (0: forever)', 'days', 0, 0, MAX_RETENTION_DAYS),
    step: 1
  }
} as const satisfies Record<string, ParameterDefinition>;
