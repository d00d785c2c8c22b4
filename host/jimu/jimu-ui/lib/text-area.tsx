import type { ChangeEvent, TextareaHTMLAttributes } from 'react';
import { useTheme } from 'jimu-theme';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onChange?(event: ChangeEvent<HTMLTextAreaElement>): void;
  /** Called on leaving the field. */
  onAcceptValue?(value: string): void;
}

/** A text field of several lines. */
export function TextArea({ onAcceptValue, onBlur, ...rest }: TextAreaProps) {
  const { sys } = useTheme();
  return (
    <textarea
      css={{
        width: '100%',
        minHeight: 72,
        padding: `${sys.spacing(1.75)} ${sys.spacing(3)}`,
        borderRadius: sys.shape.shape1,
        border: `1px solid ${sys.color.divider.inputField}`,
        background: sys.color.action.inputField.default,
        color: sys.color.action.inputField.text
      }}
      onBlur={(event) => {
        onBlur?.(event);
        onAcceptValue?.(event.currentTarget.value);
      }}
      {...rest}
    />
  );
}
