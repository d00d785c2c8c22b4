import { React } from 'jimu-core';
import { ASKED_START, useWidgetState } from 'widgets/shared-code/site-core';
import { askFrom } from '../state';
import type { ServiceArea } from '../use-service-area';

/** Asks for the driving time of a start that another widget wants, once nothing else is drawn. */
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
