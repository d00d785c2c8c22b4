import type { AriaAttributes, CSSProperties, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from './button';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
import { useLibraryText } from './use-library-text';

export type AlertType = 'warning' | 'error' | 'info' | 'success';

export interface AlertProps {
  readonly type?: AlertType;
  readonly text?: ReactNode;
  readonly title?: ReactNode;
  readonly open?: boolean;
  readonly closable?: boolean;
  readonly withIcon?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly role?: string;
  readonly 'aria-live'?: AriaAttributes['aria-live'];
  readonly children?: ReactNode;
  onClose?(): void;
}

const icons = { warning: WarningIcon, error: WarningIcon, info: InfoIcon, success: SuccessIcon };

/** An inline message; errors and warnings are announced at once. */
export function Alert(props: AlertProps) {
  const { type = 'warning', text, title, open = true, closable, withIcon = true, onClose, children } = props;
  const { sys } = useTheme();
  const close = useLibraryText()('close');
  if (!open) return null;
  const Sign = icons[type];
  const urgent = type === 'error' || type === 'warning';
  return (
    <div
      role={props.role ?? (urgent ? 'alert' : 'status')}
      aria-live={props['aria-live']}
      className={props.className}
      style={props.style}
      css={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: sys.spacing(2.5),
        padding: `${sys.spacing(2.5)} ${sys.spacing(3)}`,
        borderRadius: sys.shape.shape1,
        background: sys.color[type].light,
        color: sys.color.surface.paperText
      }}
    >
      {withIcon && (
        <span css={{ color: sys.color[type].main, display: 'inline-flex', paddingTop: sys.spacing(0.5) }}>
          <Sign />
        </span>
      )}
      <div css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title && <div css={sys.typography.title3}>{title}</div>}
        {text}
        {children}
      </div>
      {closable && (
        <Button icon size="sm" type="tertiary" aria-label={close} onClick={onClose}>
          <CloseIcon size={14} />
        </Button>
      )}
    </div>
  );
}

/** The same message as a panel. */
export const AlertPanel = Alert;
