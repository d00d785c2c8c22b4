import { React } from 'jimu-core';
import { Button, Label, TextInput } from 'jimu-ui';
import { SiteIcon, useLook } from 'widgets/shared-code/site-core';
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
  const look = useLook();
  const t = useTexts();
  return (
    <div css={{ display: 'grid', gap: look.space(1.5) }}>
      <Label for={id} css={{ fontWeight: look.weight.medium }}>
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
        css={{ width: '100%', minHeight: 44, paddingRight: type === 'password' ? look.space(1) : undefined }}
      />
      {error !== undefined && (
        <span id={`${id}-error`} css={{ color: look.sys.color.error.main, ...look.type.small }}>
          {error}
        </span>
      )}
    </div>
  );
}
