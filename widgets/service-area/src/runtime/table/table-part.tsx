import { useParameters } from 'widgets/shared-code/site-core';
import { useShownState } from '../mill-scope';
import { useServiceArea } from '../use-service-area';
import { AreaTable } from './area-table';

/** The table as a separate widget. */
export function TablePart({ toolId, serverUrl }: { readonly toolId: string; readonly serverUrl: string }) {
  const { state, change } = useServiceArea(toolId);
  const { maxServiceAreas } = useParameters(serverUrl);
  return <AreaTable state={useShownState(state)} maxAreas={maxServiceAreas} change={change} framed />;
}
