import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';

/** The planner: a form for piles, vehicles and days, and the resulting rounds. */
export function Tool({ config }: AnalysisPartProps<Settings>) {
  const { type, space } = useThemeStyles();
  return config.hint && <p css={{ margin: 0, padding: space(3, 4, 0), ...type.hint }}>{config.hint}</p>;
}
