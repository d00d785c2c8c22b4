import { formatMessage } from '@site/domain/src/base';
import { React } from 'jimu-core';
import { TextInput } from 'jimu-ui';
import { LabelledField } from '../fields/labelled-field';
import { useLocale, useUiTexts } from '../../base/use-ui-texts';

interface SignInCodeProps {
  readonly value: string;
  /** Help beneath the field; which codes are accepted if omitted. */
  readonly help?: string;
  /** False when another field comes first. */
  readonly takesFocus?: boolean;
  onChange(code: string): void;
}

/** The code of an account with a second factor. */
export function SignInCode({ value, help, takesFocus = true, onChange }: SignInCodeProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const field = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <LabelledField label={t('signInCode')} help={help ?? formatMessage('auth.codeRequired', locale)}>
      {(control) => (
        <TextInput
          {...control}
          ref={field}
          name="code"
          // Not numeric: a recovery code has letters.
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          css={{ width: '100%', minHeight: 44 }}
        />
      )}
    </LabelledField>
  );
}
