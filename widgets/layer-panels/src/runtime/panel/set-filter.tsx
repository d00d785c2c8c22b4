import { React } from 'jimu-core';
import type { Filters } from '../use-filters';
import type { WaitingFilter } from '../use-shared-filters';
import { useReadyPanel } from './use-ready-panel';

interface SetFilterProps extends WaitingFilter {
  readonly filters: Filters;
  onSet(layerId: string): void;
}

/** Applies a filter to a layer as soon as the layer's panel is known; renders nothing. */
export function SetFilter({ listed, state, filters, onSet }: SetFilterProps) {
  const ready = useReadyPanel(listed);
  const panel = ready.status === 'ready' ? ready.answer : null;
  const { apply: settle } = filters;
  const { id, jimuLayerView } = listed;
  React.useEffect(() => {
    if (!panel) return;
    settle(id, jimuLayerView, panel, state);
    onSet(id);
  }, [panel, settle, id, jimuLayerView, state, onSet]);
  return null;
}
