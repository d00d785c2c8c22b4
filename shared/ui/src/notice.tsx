import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { SiteIcon } from './icons';
import { useLook } from './styles';
import { useUiTexts } from './use-ui-texts';

export interface NoticeProps {
  /** 'info' unless given. Warnings and errors are read out at once. */
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  /** What happened; the children say what still works and what to do. */
  readonly title?: string;
  /** Read out when there is a pause, also a warning. */
  readonly polite?: boolean;
  /** A line among other text, without sign and surface. */
  readonly plain?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  /** Shows a button that tries again. */
  onRetry?(): void;
  /** Shows a button that takes the notice away. */
  onDismiss?(): void;
}

/** Says what is going on or went wrong, and offers to try again. */
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
  const { sys, weight, space } = useLook();
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
