import type { ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import { SiteIcon } from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';

/** What is going on, or why something is not there. */
export function Hint({ children }: { readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <p role="status" css={{ margin: '4px 0', color: sys.color.surface.paperHint }}>
      {children}
    </p>
  );
}

/** It could not be had; the rest of the popup stays. */
export function Failure({ text, onRetry }: { readonly text: string; onRetry(): void }) {
  const t = useTexts();
  const { sys } = useTheme();
  return (
    <div role="alert" css={{ display: 'flex', alignItems: 'center', gap: 8, color: sys.color.error.main }}>
      <SiteIcon name="warning" />
      <span css={{ flex: 1 }}>{text}</span>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
