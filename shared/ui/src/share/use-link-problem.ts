import { hooks, React } from 'jimu-core';
import type { AddressProblem } from '../address-state';
import { showToast } from '../toasts';
import { useUiTexts } from '../use-ui-texts';

/** Says in a toast why a part of the address could not be used. @param problem as {@link useAddressState} gives it. */
export function useLinkProblem(problem: AddressProblem | null): void {
  const t = hooks.useEventCallback(useUiTexts());
  React.useEffect(() => {
    if (problem) showToast('warning', t(problem === 'unknownVersion' ? 'linkNewer' : 'linkDamaged'));
  }, [problem, t]);
}
