import { DEFAULT_PARAMETERS } from '@site/domain';
import type { NumericParameter } from '@site/domain';

/**
 * Returns the current value of a business parameter as SQL, so that a layer shows the same figure as every
 * other answer.
 */
export const writeParameterSql = (name: NumericParameter): string =>
  `coalesce((SELECT (parameters->>'${name}')::double precision FROM parameter_set ORDER BY version DESC LIMIT 1), ` +
  `${DEFAULT_PARAMETERS[name]})`;
