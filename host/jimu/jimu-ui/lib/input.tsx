import type { ChangeEvent, ReactNode } from 'react';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';
import type { TextInputProps } from './text-input';
import { Checkbox, Radio, Switch } from './toggles';

export interface InputProps extends Omit<TextInputProps, 'onChange'> {
  /** As in HTML, and also 'select', 'textarea' and 'switch'. */
  readonly type?: string;
  readonly checked?: boolean;
  readonly children?: ReactNode;
  onChange?(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
}

/** One control for every type of value, chosen by `type`; current widgets use the specific control instead. */
export function Input({ type = 'text', children, ...rest }: InputProps) {
  const { checked, disabled, id, name, onChange, value } = rest;
  const common = { id, name, disabled, onChange, 'aria-label': rest['aria-label'] };
  if (type === 'select')
    return (
      <Select {...common} value={value}>
        {children}
      </Select>
    );
  if (type === 'textarea')
    return <TextArea {...common} value={value === undefined ? undefined : String(value)} />;
  const toggle = { ...common, checked, value };
  if (type === 'checkbox') return <Checkbox {...toggle} />;
  if (type === 'radio') return <Radio {...toggle} />;
  if (type === 'switch') return <Switch {...toggle} />;
  return <TextInput {...rest} type={type} />;
}
