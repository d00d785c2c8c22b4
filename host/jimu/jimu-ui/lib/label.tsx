import type { LabelHTMLAttributes, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';

export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** Beside a checkbox or radio: smaller gap, the pointer of a control. */
  readonly check?: boolean;
  /** Control and text on one line, centred. */
  readonly centric?: boolean;
  readonly for?: string;
  readonly size?: 'default' | 'sm' | 'lg';
  readonly children?: ReactNode;
}

/** A form label: wraps its control or names it with `for`. */
export function Label(props: LabelProps) {
  const { check, centric, for: htmlFor, size = 'default', children, ...rest } = props;
  const { sys } = useTheme();
  const inline = Boolean(check || centric);
  return (
    <label
      htmlFor={htmlFor ?? rest.htmlFor}
      css={{
        ...sys.typography[size === 'sm' ? 'label2' : 'label1'],
        display: inline ? 'inline-flex' : 'block',
        alignItems: 'center',
        gap: sys.spacing(2),
        marginBottom: inline ? 0 : sys.spacing(1),
        cursor: check ? 'pointer' : undefined
      }}
      {...rest}
    >
      {children}
    </label>
  );
}
