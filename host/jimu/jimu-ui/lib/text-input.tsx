import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { ClearButton } from './clear-button';

type NativeProps = InputHTMLAttributes<HTMLInputElement>;

export interface TextInputProps extends Omit<NativeProps, 'prefix' | 'size' | 'onChange' | 'color'> {
  readonly value?: string | number;
  readonly defaultValue?: string | number;
  readonly size?: 'default' | 'sm' | 'lg';
  readonly allowClear?: boolean;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
  /** Called on leaving the field and on Enter. */
  onAcceptValue?(value: string): void;
  onPressEnter?(event: KeyboardEvent<HTMLInputElement>): void;
}

function clearInput(input: HTMLInputElement | null | undefined) {
  if (!input) return;
  // React listens to the native setter, not to the property that shadows it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** A text field; every attribute except `className` and `style` is passed to the `<input>`. */
export function TextInput(props: TextInputProps) {
  const { className, style, size = 'default', allowClear, prefix, suffix, ref, value, defaultValue } = props;
  const { onChange, onAcceptValue, onPressEnter, onBlur, onKeyDown, disabled, type = 'text' } = props;
  const {
    className: _a,
    style: _b,
    size: _c,
    allowClear: _d,
    prefix: _e,
    suffix: _f,
    ref: _g,
    value: _h,
    defaultValue: _i,
    onChange: _j,
    onAcceptValue: _k,
    onPressEnter: _l,
    onBlur: _m,
    onKeyDown: _n,
    disabled: _o,
    type: _p,
    ...attributes
  } = props;
  const handleAccept = (event: { currentTarget: HTMLInputElement }) =>
    onAcceptValue?.(event.currentTarget.value);
  return (
    <OutlinedInput
      className={className}
      style={style}
      fullWidth
      size={size === 'sm' ? 'small' : 'medium'}
      type={type}
      value={value}
      defaultValue={defaultValue}
      disabled={disabled}
      error={attributes['aria-invalid'] === true || attributes['aria-invalid'] === 'true'}
      inputRef={ref}
      startAdornment={prefix}
      endAdornment={
        <>
          {allowClear && Boolean(value) && (
            <ClearButton onClear={(button) => clearInput(button.parentElement?.querySelector('input'))} />
          )}
          {suffix}
        </>
      }
      onChange={(event) => onChange?.(event as ChangeEvent<HTMLInputElement>)}
      slotProps={{
        input: {
          ...attributes,
          onBlur: (event: FocusEvent<HTMLInputElement>) => {
            onBlur?.(event);
            handleAccept(event);
          },
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            onKeyDown?.(event);
            if (event.key !== 'Enter') return;
            handleAccept(event);
            onPressEnter?.(event);
          }
        }
      }}
    />
  );
}
