import type { MillScope } from 'widgets/shared-code/site-core';
import { Segments } from 'widgets/shared-code/site-core';
import { setMillScope } from './mill-scope';
import type { Change } from './use-service-area';
import { useTexts } from './use-texts';

interface MillScopeSwitchProps {
  /** The scope of what is shown. */
  readonly millScope: MillScope;
  /** What the ground of the result is called: 'Inside 60 min'. */
  readonly inside: string;
  readonly change: Change;
}

/** Which mills are counted: those of the specification's rule, or those inside; of all areas at once. */
export function MillScopeSwitch({ millScope, inside, change }: MillScopeSwitchProps) {
  const t = useTexts();
  return (
    <Segments<MillScope>
      label={t('millScope')}
      options={[
        { value: 'extentWidth', label: t('asSpecified') },
        { value: 'insideArea', label: inside }
      ]}
      value={millScope}
      onChange={(next) => change((state) => setMillScope(state, next))}
    />
  );
}
