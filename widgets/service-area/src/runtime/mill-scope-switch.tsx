import { Segments } from 'widgets/shared-code/site-base';
import type { MillScope } from 'widgets/shared-code/site-base';
import { setMillScope } from './mill-scope';
import type { AreaStateSetter } from './use-service-area';
import { useTexts } from './use-texts';

interface MillScopeSwitchProps {
  /** The mill scope of the figures shown. */
  readonly millScope: MillScope;
  /** Label of the scope inside the result: 'Inside 60 min'. */
  readonly inside: string;
  readonly change: AreaStateSetter;
}

/**
 * Switches between the mills counted by the specification's rule and the mills inside; applies to all areas.
 */
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
