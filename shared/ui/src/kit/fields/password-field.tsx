import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import { SiteIcon } from '../marks/icons';
import { useThemeStyles } from '../theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import { LabelledField } from './labelled-field';

interface PasswordFieldProps {
  readonly label: string;
  readonly name?: string;
  /** Which password a password manager may fill in. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly help?: string;
  readonly error?: string | null;
  onChange(password: string): void;
  onBlur?(): void;
}

/** A labelled password, which can be shown and hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, autoComplete, value, help, error, onChange, onBlur } = props;
  const [shown, setShown] = React.useState(false);
  const { space } = useThemeStyles();
  const t = useUiTexts();
  return (
    <LabelledField label={label} help={help} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          suffix={
            <Button
              type="tertiary"
              icon
              aria-label={t(shown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!shown)}
            >
              <SiteIcon name={shown ? 'eyeOff' : 'eye'} />
            </Button>
          }
          css={{ width: '100%', minHeight: 44, paddingRight: space(1) }}
        />
      )}
    </LabelledField>
  );
}
