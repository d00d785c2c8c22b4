import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import { SiteIcon } from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';

/** Something is being asked for. */
export function Waiting({ text }: { readonly text: string }) {
  const { sys } = useTheme();
  return (
    <p role="status" css={{ margin: 0, color: sys.color.surface.paperHint }}>
      {text}
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
