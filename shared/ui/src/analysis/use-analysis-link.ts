import type { AddressProblem } from '../tools/share/address-state';
import { useAddressState } from '../tools/share/use-address-state';
import type { StatePiece } from '../base/widget-state';
import { readWidgetState, useWidgetState } from '../base/widget-state';
import type { AnalysisLink } from './define-analysis';

interface LinkedAnalysis<State, Link> {
  readonly state: StatePiece<State>;
  readonly link: AnalysisLink<State, Link>;
}

/**
 * Applies the link that opened the page to the state of the tool, and keeps the address in step with it.
 * @param onApplied called with the state after a link was applied.
 * @returns why the link could not be used; null otherwise.
 */
export function useAnalysisLink<State, Link>(
  toolId: string,
  { state: piece, link }: LinkedAnalysis<State, Link>,
  onApplied?: (state: State) => void
): AddressProblem | null {
  const [state, change] = useWidgetState(toolId, piece);
  return useAddressState(`${link.name}.${toolId}`, {
    state: link.toLink(state),
    codec: link.codec,
    onRead: (read) => {
      change((before) => link.applyLink(before, read));
      onApplied?.(readWidgetState(toolId, piece));
    }
  });
}
