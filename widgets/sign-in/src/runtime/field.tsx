import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import { LabelledField, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { useTexts } from './use-texts';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  /** Value that a password manager may fill in. */
  readonly autoComplete: string;
  readonly value: string;
  /** Error, shown in red beneath the field. */
  readonly error?: string;
  onChange(value: string): void;
  onBlur?(): void;
}

/** A labelled input with its error; a password can be shown and hidden. */
export function Field(props: FieldProps) {
  const { name, label, type, autoComplete, value, error, onChange, onBlur } = props;
  const [shown, setShown] = React.useState(false);
  const { space } = useThemeStyles();
  const t = useTexts();
  return (
    <LabelledField label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={shown ? 'text' : type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          suffix={
            type === 'password' && (
              <Button
                type="tertiary"
                icon
                aria-label={t(shown ? 'hidePassword' : 'showPassword')}
                onClick={() => setShown(!shown)}
              >
                <SiteIcon name={shown ? 'eyeOff' : 'eye'} />
              </Button>
            )
          }
          css={{ width: '100%', minHeight: 44, paddingRight: type === 'password' ? space(1) : undefined }}
        />
      )}
    </LabelledField>
  );
}
