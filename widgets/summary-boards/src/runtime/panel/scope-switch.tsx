import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import type { BoardScope } from 'widgets/shared-code/site-core';
import { BOARD_SCOPES } from 'widgets/shared-code/site-core';
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
  const { sys } = useTheme();
  return (
    <div
      role="group"
      aria-label={t('scope')}
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 2,
        padding: 2,
        borderRadius: 8,
        background: sys.color.surface.background,
        border: `1px solid ${sys.color.divider.primary}`
      }}
    >
      {BOARD_SCOPES.map((one) => (
        <Button
          key={one}
          size="sm"
          type={one === scope ? 'default' : 'tertiary'}
          aria-pressed={one === scope}
          onClick={() => onChange(one)}
          css={{ minHeight: 28, padding: '0 4px', fontSize: 12, fontWeight: one === scope ? 600 : 400 }}
        >
          {t(LABELS[one])}
        </Button>
      ))}
    </div>
  );
}
