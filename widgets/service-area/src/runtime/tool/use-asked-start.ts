import { React } from 'jimu-core';
import { ASKED_START, useWidgetState } from 'widgets/shared-code/site-core';
import { askFrom } from '../state';
import type { ServiceArea } from '../use-service-area';

/** Opens the drive-time dialog for a start requested by another widget, once no drawing is in progress. */
export function useAskedStart(
  toolId: string,
  { state: { drawing }, ready, change }: ServiceArea,
  maxAreas: number
): void {
  const [asked, setAsked] = useWidgetState(toolId, ASKED_START);
  React.useEffect(() => {
    if (asked === null || !ready || drawing) return;
    change((before) => askFrom(before, asked, maxAreas));
    setAsked(() => null);
  }, [asked, ready, drawing, maxAreas, change, setAsked]);
}
