import { Button } from 'jimu-ui';
import type { ReactNode } from 'react';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';

interface PanelButtonsProps {
  readonly showsSummary: boolean;
  /** Whether a reset would change anything. */
  readonly canReset: boolean;
  readonly locale: Locale;
  /** Further buttons. */
  readonly children?: ReactNode;
  onSummary(shows: boolean): void;
  onReset(): void;
}

/** Buttons common to the properties of every layer. */
export function PanelButtons(props: PanelButtonsProps) {
  const { showsSummary, canReset, locale, children, onSummary, onReset } = props;
  const { space } = useThemeStyles();
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(2), flexWrap: 'wrap' }}>
      <Button size="sm" aria-expanded={showsSummary} onClick={() => onSummary(!showsSummary)}>
        {formatMessage('layers.showSummary', locale)}
      </Button>
      <Button size="sm" disabled={!canReset} onClick={onReset}>
        {formatMessage('layers.reset', locale)}
      </Button>
      {children}
    </div>
  );
}
