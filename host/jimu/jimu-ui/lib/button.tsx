import MuiButton from '@mui/material/Button';
import type { AriaAttributes, HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useTheme } from 'jimu-theme';

export type ButtonType = 'default' | 'primary' | 'secondary' | 'tertiary' | 'danger' | 'link';

export interface ButtonProps
  extends Omit<HTMLAttributes<HTMLButtonElement>, 'color' | 'onClick'>, AriaAttributes {
  readonly type?: ButtonType;
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly color?: 'inherit' | 'default' | 'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success';
  readonly size?: 'default' | 'sm' | 'lg';
  /** Square, for one icon; needs an `aria-label`. */
  readonly icon?: boolean;
  readonly block?: boolean;
  readonly disabled?: boolean;
  readonly htmlType?: 'button' | 'submit' | 'reset';
  /** Drawn as selected. */
  readonly selected?: boolean;
  /** Marks the button as pressed only in a group of buttons; elsewhere it has no effect. */
  readonly active?: boolean;
  readonly href?: string;
  readonly target?: string;
  readonly form?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
  onClick?(event: MouseEvent<HTMLButtonElement>): void;
}

const looks = {
  default: { variant: 'outlined', color: 'inherit' },
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'primary' },
  tertiary: { variant: 'text', color: 'inherit' },
  danger: { variant: 'contained', color: 'error' },
  link: { variant: 'text', color: 'primary' }
} as const;

const sizes = { sm: 'small', default: 'medium', lg: 'large' } as const;

/** The framework's button. `type` sets the style; `variant` and `color` override parts of it. */
export function Button(props: ButtonProps) {
  const { type = 'default', variant, color, size = 'default', icon, block, htmlType = 'button' } = props;
  const {
    selected,
    active: _a,
    type: _type,
    variant: _v,
    color: _c,
    size: _s,
    icon: _i,
    block: _b,
    htmlType: _h,
    ...rest
  } = props;
  const { sys } = useTheme();
  const look = looks[type];
  const edge = variant ?? look.variant;
  const side = { sm: 28, default: 36, lg: 44 }[size];
  return (
    <MuiButton
      variant={edge}
      color={(color === 'default' ? 'inherit' : color) ?? look.color}
      size={sizes[size]}
      fullWidth={block}
      type={htmlType}
      {...rest}
      sx={{
        ...(edge === 'outlined' &&
          look.color === 'inherit' && {
            background: sys.color.action.default,
            color: sys.color.action.text,
            borderColor: 'divider'
          }),
        ...(icon && { padding: 0, width: side, minWidth: side, height: side, minHeight: side }),
        ...(type === 'link' && { textDecoration: 'underline', padding: 0, minWidth: 0 }),
        ...(selected && {
          background: sys.color.action.selected.default,
          color: sys.color.action.selected.text
        })
      }}
    />
  );
}
