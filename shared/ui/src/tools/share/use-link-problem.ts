import { hooks, React } from 'jimu-core';
import type { AddressProblem } from './address-state';
import { showToast } from '../../kit/notices/toasts';
import { useUiTexts } from '../../base/use-ui-texts';

/** Shows a toast when a part of the address could not be used. @param problem from {@link useAddressState}. */
export function useLinkProblem(problem: AddressProblem | null): void {
  const t = hooks.useEventCallback(useUiTexts());
  React.useEffect(() => {
    if (problem) showToast('warning', t(problem === 'unknownVersion' ? 'linkNewer' : 'linkDamaged'));
  }, [problem, t]);
}
