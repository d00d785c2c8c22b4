import type { CSSProperties } from 'react';
import { useTheme } from 'jimu-theme';
import { Icon } from './icon';
import { WidgetIcon } from './icons';
import { useLibraryText } from './use-library-text';

export interface WidgetPlaceholderProps {
  /** SVG source or address. */
  readonly icon: string;
  readonly message?: string;
  readonly name?: string;
  readonly widgetId?: string;
  readonly direction?: 'horizontal' | 'vertical';
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Shown by a widget that is not configured yet. */
export function WidgetPlaceholder({
  icon,
  message,
  name,
  direction,
  className,
  style
}: WidgetPlaceholderProps) {
  const { sys } = useTheme();
  const notConfigured = useLibraryText()('notConfigured');
  return (
    <div
      className={className}
      style={style}
      css={{
        display: 'flex',
        flexDirection: direction === 'horizontal' ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: sys.spacing(2),
        width: '100%',
        height: '100%',
        padding: sys.spacing(4),
        textAlign: 'center',
        color: sys.color.surface.paperHint
      }}
    >
      {icon ? <Icon icon={icon} size={24} /> : <WidgetIcon size={24} />}
      {name && <div css={sys.typography.title3}>{name}</div>}
      <div>{message ?? notConfigured}</div>
    </div>
  );
}
