import { Button } from 'jimu-ui';
import type { BoardScope } from 'widgets/shared-code/site-core';
import { BOARD_SCOPES, useLook } from 'widgets/shared-code/site-core';
import type { TextKey } from '../use-texts';
import { useTexts } from '../use-texts';

const LABELS: Readonly<Record<BoardScope, TextKey>> = {
  all: 'scopeAll',
  view: 'scopeView',
  filtered: 'scopeFiltered'
};

interface ScopeSwitchProps {
  readonly scope: BoardScope;
  onChange(scope: BoardScope): void;
}

/** What is counted: one of three. */
export function ScopeSwitch({ scope, onChange }: ScopeSwitchProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useLook();
  return (
    <div
      role="group"
      aria-label={t('scope')}
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: space(0.5),
        padding: space(0.5),
        borderRadius: sys.shape.shape1,
        background: sys.color.surface.background,
        border: rule
      }}
    >
      {BOARD_SCOPES.map((one) => (
        <Button
          key={one}
          size="sm"
          type={one === scope ? 'default' : 'tertiary'}
          aria-pressed={one === scope}
          onClick={() => onChange(one)}
          css={{
            minHeight: 28,
            padding: space(0, 1),
            ...type.small,
            fontWeight: one === scope ? weight.strong : weight.regular
          }}
        >
          {t(LABELS[one])}
        </Button>
      ))}
    </div>
  );
}
