import MuiCheckbox from '@mui/material/Checkbox';
import MuiRadio from '@mui/material/Radio';
import MuiSwitch from '@mui/material/Switch';
import type { AriaAttributes, ChangeEvent, CSSProperties } from 'react';

export interface ToggleProps extends AriaAttributes {
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly value?: string | number;
  readonly title?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly indeterminate?: boolean;
  readonly autoFocus?: boolean;
  onChange?(event: ChangeEvent<HTMLInputElement>, checked: boolean): void;
}

type ToggleRole = 'switch' | 'checkbox' | 'radio';

function splitProps({ indeterminate: _i, ...props }: ToggleProps, role: ToggleRole) {
  const aria: Record<string, unknown> = role === 'switch' ? { role: 'switch' } : {};
  const own: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(props)) (key.startsWith('aria-') ? aria : own)[key] = value;
  return { ...own, slotProps: { input: aria } };
}

/** A switch that takes effect at once. */
export const Switch = (props: ToggleProps) => <MuiSwitch {...splitProps(props, 'switch')} />;

/** A checkbox; `onChange(event, checked)`. */
export const Checkbox = (props: ToggleProps) => (
  <MuiCheckbox indeterminate={props.indeterminate} size="small" {...splitProps(props, 'checkbox')} />
);

/** One option of several with the same `name`. */
export const Radio = (props: ToggleProps) => <MuiRadio size="small" {...splitProps(props, 'radio')} />;
