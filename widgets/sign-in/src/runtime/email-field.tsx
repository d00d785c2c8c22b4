import { TextInput } from 'jimu-ui';
import { LabelledField } from 'widgets/shared-code/site-base';

interface EmailFieldProps {
  readonly label: string;
  readonly value: string;
  /** Error, shown in red beneath the field. */
  readonly error?: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** The e-mail address of an account, which a password manager may fill in. */
export function EmailField({ label, value, error, onChange, onBlur }: EmailFieldProps) {
  return (
    <LabelledField label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          css={{ width: '100%', minHeight: 44 }}
        />
      )}
    </LabelledField>
  );
}
