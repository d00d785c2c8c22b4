import { Children, isValidElement, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

/*
 * The controls of `host/jimu`, but for those that the framework's own library draws otherwise: a test that reads what such a
 * control draws, or operates it as an element of HTML, passes here and finds nothing in a real client.
 */
export * from '../../host/jimu/jimu-ui/index';

interface OptionProps {
  readonly value: string;
  readonly children?: ReactNode;
}

interface SelectProps {
  readonly value?: string;
  readonly placeholder?: string;
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
  onChange?(event: SyntheticEvent, value: string): void;
}

/** The framework's Select is a button with a list that opens, no `<select>`. */
export function Select({ value, placeholder, children, onChange, 'aria-label': label }: SelectProps) {
  const [isOpen, setOpen] = useState(false);
  const options = Children.toArray(children).flatMap((child) =>
    isValidElement<OptionProps>(child) ? [child.props] : []
  );
  return (
    <div>
      <button type="button" aria-haspopup="listbox" aria-label={label} onClick={() => setOpen(!isOpen)}>
        {options.find((option) => option.value === value)?.children ?? placeholder}
      </button>
      {isOpen && (
        <div role="listbox">
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="option"
              aria-selected={option.value === value}
              onClick={(event) => onChange?.(event, option.value)}
            >
              {option.children}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The framework's placeholder shows its message where there is room for it, and jsdom lays nothing out. */
export const WidgetPlaceholder = () => <div className="jimu-widget-placeholder" />;
