import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { SiteIcon } from '../marks/icons';
import { useThemeStyles } from '../theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';

export interface NoticeProps {
  /** Default 'info'. Warnings and errors are announced at once. */
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  /** The event; the children describe what still works and what to do. */
  readonly title?: string;
  /** Announces warnings and errors politely too, at the next pause. */
  readonly polite?: boolean;
  /** A line among other text, without icon and background. */
  readonly plain?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  /** Called by a Retry button, which is shown if this is given. */
  onRetry?(): void;
  /** Called by a Dismiss button, which is shown if this is given. */
  onDismiss?(): void;
}

/** A message about a state or a failure, with optional Retry and Dismiss buttons. */
export function Notice(props: NoticeProps) {
  const {
    kind = 'info',
    title,
    polite = false,
    plain = false,
    className,
    children,
    onRetry,
    onDismiss
  } = props;
  const { sys, weight, space } = useThemeStyles();
  const t = useUiTexts();
  const tone = sys.color[kind];
  const lineColor = kind === 'info' ? sys.color.surface.paperHint : tone.main;
  return (
    <div
      role={!polite && (kind === 'error' || kind === 'warning') ? 'alert' : 'status'}
      className={className}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: space(1, 2),
        boxSizing: 'border-box',
        overflowWrap: 'anywhere',
        ...(plain
          ? { color: lineColor }
          : {
              padding: space(2.5, 3),
              borderRadius: sys.shape.shape1,
              background: tone.light,
              color: sys.color.surface.paperText
            })
      }}
    >
      {!plain && (
        <span css={{ display: 'inline-flex', color: tone.main }}>
          <SiteIcon name={kind === 'info' ? 'info' : kind === 'success' ? 'check' : 'warning'} size={20} />
        </span>
      )}
      <div css={{ flex: 1, minWidth: 0 }}>
        {title !== undefined && (
          <strong css={{ display: 'block', fontWeight: weight.strong }}>{title}</strong>
        )}
        <div css={{ '& > p': { margin: 0 } }}>{children}</div>
        {!plain && (onRetry ?? onDismiss) && (
          <div css={{ display: 'flex', gap: space(2), marginTop: space(2) }}>
            {onRetry && (
              <Button size="sm" type={onDismiss ? 'primary' : 'default'} onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {onDismiss && (
              <Button size="sm" onClick={onDismiss}>
                {t('dismiss')}
              </Button>
            )}
          </div>
        )}
      </div>
      {plain && onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
