import { React } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { Button, Label, TextInput } from 'jimu-ui';
import { SiteIcon } from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  /** What a password manager may put here. */
  readonly autoComplete: string;
  readonly value: string;
  /** What is wrong with it, shown in red beneath. */
  readonly error?: string;
  onChange(value: string): void;
  onBlur?(): void;
}

/** A labelled input with its error; a password can be shown and hidden. */
export function Field(props: FieldProps) {
  const { name, label, type, autoComplete, value, error, onChange, onBlur } = props;
  const [shown, setShown] = React.useState(false);
  const id = React.useId();
  const { sys } = useTheme();
  const t = useTexts();
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <Label for={id} css={{ fontWeight: 500 }}>
        {label}
      </Label>
      <TextInput
        id={id}
        name={name}
        type={shown ? 'text' : type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
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
        css={{ width: '100%', minHeight: 44, paddingRight: type === 'password' ? 4 : undefined }}
      />
      {error !== undefined && (
        <span id={`${id}-error`} css={{ color: sys.color.error.main, fontSize: 12, lineHeight: '16px' }}>
          {error}
        </span>
      )}
    </div>
  );
}
