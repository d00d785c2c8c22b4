import { useParameters } from 'widgets/shared-code/site-tools';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { useShownState } from '../mill-scope';
import { useServiceArea } from '../use-service-area';
import { AreaTable } from './area-table';

/** The table as a separate widget. */
export function TablePart({ toolId, config }: AnalysisPartProps<Settings>) {
  const { state, change } = useServiceArea(toolId);
  const { maxServiceAreas } = useParameters(config.serverUrl);
  return <AreaTable state={useShownState(state)} maxAreas={maxServiceAreas} change={change} framed />;
}
