import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { SiteIcon, useLook } from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';

/** What is going on, or why something is not there. */
export function Hint({ children }: { readonly children: ReactNode }) {
  const { sys, space } = useLook();
  return (
    <p role="status" css={{ margin: space(1, 0), color: sys.color.surface.paperHint }}>
      {children}
    </p>
  );
}

/** It could not be had; the rest of the popup stays. */
export function Failure({ text, onRetry }: { readonly text: string; onRetry(): void }) {
  const t = useTexts();
  const { sys, space } = useLook();
  return (
    <div
      role="alert"
      css={{ display: 'flex', alignItems: 'center', gap: space(2), color: sys.color.error.main }}
    >
      <SiteIcon name="warning" />
      <span css={{ flex: 1 }}>{text}</span>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
