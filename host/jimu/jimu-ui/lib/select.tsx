import { Children, isValidElement } from 'react';
import type { ChangeEvent, CSSProperties, MouseEvent, OptionHTMLAttributes, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';

type Value = string | number;

export interface OptionProps extends Omit<OptionHTMLAttributes<HTMLOptionElement>, 'value'> {
  readonly value?: Value;
}

/** One option of a `Select`. */
export function Option({ value, children, ...rest }: OptionProps) {
  return (
    <option value={value === undefined ? undefined : String(value)} {...rest}>
      {children}
    </option>
  );
}

/**
 * The framework's list is not a `<select>`: it takes only these properties, and only a change and a click as
 * events.
 */
export interface SelectProps {
  readonly id?: string;
  readonly title?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  /** null when nothing is selected. */
  readonly value?: Value | null;
  readonly defaultValue?: Value;
  readonly placeholder?: string;
  readonly size?: 'default' | 'sm' | 'lg';
  readonly children?: ReactNode;
  onChange?(event: ChangeEvent<HTMLSelectElement>, value?: Value): void;
  onClick?(event: MouseEvent<HTMLSelectElement>): void;
}

function findValue(children: ReactNode, text: string): Value | undefined {
  return Children.toArray(children)
    .map((child) => (isValidElement<OptionProps>(child) ? child.props.value : undefined))
    .find((value) => String(value) === text);
}

/** A drop-down list of `Option`s; `onChange(event, value)` passes the option's value in its own type. */
export function Select(props: SelectProps) {
  const { value: given, defaultValue, placeholder, size = 'default', children, onChange, ...rest } = props;
  const value = given ?? undefined;
  const { sys } = useTheme();
  const toText = (it: Value | undefined) => (it === undefined ? undefined : String(it));
  return (
    <select
      value={
        value === undefined && placeholder !== undefined && defaultValue === undefined ? '' : toText(value)
      }
      defaultValue={toText(defaultValue)}
      onChange={(event) => onChange?.(event, findValue(children, event.target.value))}
      css={{
        width: '100%',
        minHeight: size === 'sm' ? 28 : 36,
        padding: `0 ${sys.spacing(2.5)}`,
        borderRadius: sys.shape.shape1,
        border: `1px solid ${sys.color.divider.inputField}`,
        background: sys.color.action.inputField.default,
        color: sys.color.action.inputField.text,
        '@media (pointer: coarse)': { minHeight: 44 }
      }}
      {...rest}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {children}
    </select>
  );
}
