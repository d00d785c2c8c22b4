import { hooks, React } from 'jimu-core';
import type { StatePiece } from '../base/widget-state';
import { useWidgetState } from '../base/widget-state';

/**
 * Takes a request that another widget writes into the state of a tool, and resets it.
 * @param take called once per request.
 * @param ready false while the tool cannot take a request; it waits then.
 */
export function useRequested<T>(
  toolId: string,
  piece: StatePiece<T | null>,
  take: (request: T) => void,
  ready = true
): void {
  const [requested, change] = useWidgetState(toolId, piece);
  const handle = hooks.useLatest(take);
  React.useEffect(() => {
    if (requested === null || !ready) return;
    handle.current(requested);
    change(() => null);
  }, [requested, ready, change, handle]);
}
