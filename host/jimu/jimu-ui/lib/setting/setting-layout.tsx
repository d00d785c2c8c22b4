import { useTheme } from 'jimu-theme';
import type { ReactNode } from 'react';

export interface SettingSectionProps {
  readonly title?: ReactNode;
  readonly role?: string;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** One group of settings. */
export function SettingSection(props: SettingSectionProps) {
  const { title, role = 'group', className, children } = props;
  const { sys } = useTheme();
  return (
    <div
      role={role}
      aria-label={props['aria-label'] ?? (typeof title === 'string' ? title : undefined)}
      className={className}
      css={{ padding: sys.spacing(4), borderBottom: `1px solid ${sys.color.divider.primary}` }}
    >
      {title && <h3 css={{ ...sys.typography.title3, marginBottom: sys.spacing(3) }}>{title}</h3>}
      {children}
    </div>
  );
}

export interface SettingRowProps {
  readonly label?: ReactNode;
  readonly flow?: 'wrap' | 'no-wrap';
  readonly level?: 1 | 2 | 3;
  readonly tag?: 'div' | 'label';
  readonly indented?: boolean;
  readonly truncateLabel?: boolean;
  readonly bottomLine?: boolean;
  readonly role?: string;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * One setting: its label beside its control, or above it with `flow="wrap"`; `tag="label"` connects the two.
 */
export function SettingRow(props: SettingRowProps) {
  const {
    label,
    flow = 'no-wrap',
    level = 2,
    tag: Tag = 'div',
    indented,
    truncateLabel,
    bottomLine,
    role
  } = props;
  const { sys } = useTheme();
  const wraps = flow === 'wrap';
  return (
    <Tag
      role={role}
      aria-label={props['aria-label']}
      className={props.className}
      css={{
        display: 'flex',
        flexDirection: wraps ? 'column' : 'row',
        alignItems: wraps ? 'stretch' : 'center',
        justifyContent: 'space-between',
        gap: sys.spacing(2),
        marginTop: sys.spacing(3),
        paddingInlineStart: indented ? sys.spacing(3) : 0,
        paddingBottom: bottomLine ? sys.spacing(3) : 0,
        borderBottom: bottomLine ? `1px solid ${sys.color.divider.primary}` : 0
      }}
    >
      {label !== undefined && (
        <span
          css={{
            ...sys.typography[`label${level}`],
            ...(truncateLabel && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
          }}
        >
          {label}
        </span>
      )}
      {props.children}
    </Tag>
  );
}
