import { useEffect, useState } from 'react';
import { TextInput } from './text-input';
import type { TextInputProps } from './text-input';

export interface NumericInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onAcceptValue' | 'type'
> {
  readonly value?: number;
  readonly defaultValue?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly precision?: number;
  readonly showHandlers?: boolean;
  /** Called with the number while it is typed; undefined when the field is empty or not a number. */
  onChange?(value: number | undefined): void;
  /** Called with the number on leaving the field, within `min` and `max`. */
  onAcceptValue?(value: number | undefined): void;
}

const toText = (value: number | undefined) => (value === undefined ? '' : String(value));

function parseNumber(text: string, precision: number | undefined) {
  const value = text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(value)) return undefined;
  return precision === undefined ? value : Number(value.toFixed(precision));
}

/** A number field. On leaving it, the last number replaces an invalid text and the limits apply. */
export function NumericInput(props: NumericInputProps) {
  const { value, defaultValue, min, max, step, precision, showHandlers, onChange, onAcceptValue, ...rest } =
    props;
  const [text, setText] = useState(toText(value ?? defaultValue));
  useEffect(() => {
    if (value !== undefined)
      setText((typed) => (parseNumber(typed, precision) === value ? typed : toText(value)));
  }, [value, precision]);
  const handleAccept = (typed: string) => {
    const number = parseNumber(typed, precision);
    if (number === undefined && typed.trim() !== '') return setText(toText(value ?? defaultValue));
    const kept =
      number === undefined ? undefined : Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number));
    setText(toText(kept));
    if (kept !== number) onChange?.(kept);
    onAcceptValue?.(kept);
  };
  return (
    <TextInput
      {...rest}
      type={showHandlers === false ? 'text' : 'number'}
      inputMode="decimal"
      min={min}
      max={max}
      step={step ?? 'any'}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(parseNumber(event.target.value, precision));
      }}
      onAcceptValue={handleAccept}
    />
  );
}
