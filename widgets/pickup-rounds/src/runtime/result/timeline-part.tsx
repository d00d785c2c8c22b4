import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';

/** Table and timeline of the rounds as a separate widget; on a phone they are part of the tool's panel. */
export function TimelinePart(_props: AnalysisPartProps<Settings>) {
  return null;
}
