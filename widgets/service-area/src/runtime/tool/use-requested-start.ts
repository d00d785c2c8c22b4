import { React } from 'jimu-core';
import { REQUESTED_ORIGIN, useWidgetState } from 'widgets/shared-code/site-core';
import { requestStart } from '../state';
import type { ServiceAreaTool } from '../use-service-area';

/** Opens the drive-time dialog for a start requested by another widget, once no drawing is in progress. */
export function useRequestedStart(
  toolId: string,
  { state: { drawing }, ready, change }: ServiceAreaTool,
  maxAreas: number
): void {
  const [asked, setAsked] = useWidgetState(toolId, REQUESTED_ORIGIN);
  React.useEffect(() => {
    if (asked === null || !ready || drawing) return;
    change((before) => requestStart(before, asked, maxAreas));
    setAsked(() => null);
  }, [asked, ready, drawing, maxAreas, change, setAsked]);
}
