import { React } from 'jimu-core';
import { Button, ModalBody, ModalFooter } from 'jimu-ui';
import { PasswordField, SignInCode, useTask, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { confirmSecondFactor, startSecondFactor } from 'widgets/shared-code/site-api';
import type { SecondFactorKey } from 'widgets/shared-code/site-domain';
import { QrCode } from './qr-code';
import { FactorFault } from './second-factor-fields';
import { useTexts } from './use-texts';

interface StepProps {
  readonly serverUrl: string;
  readonly locale: Locale;
}

interface PasswordStepProps extends StepProps {
  /** Whether administrators of this server have the rights of staff without it. */
  readonly isRequired: boolean;
  onKey(key: SecondFactorKey): void;
}

/** First step: the password again, since somebody else may be at this device. */
export function PasswordStep({ serverUrl, locale, isRequired, onKey }: PasswordStepProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [password, setPassword] = React.useState('');
  const { busy, fault, run } = useTask();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onKey(await startSecondFactor(password, { serverUrl })));
      }}
    >
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('factorOff')}</p>
        {isRequired && <p css={{ margin: 0 }}>{t('factorRequired')}</p>}
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <FactorFault fault={fault} locale={locale} />
      </ModalBody>
      <ModalFooter>
        <Button htmlType="submit" type="primary" disabled={busy || password === ''}>
          {t('factorStart')}
        </Button>
      </ModalFooter>
    </form>
  );
}

interface KeyStepProps extends StepProps {
  readonly factorKey: SecondFactorKey;
  onCodes(codes: readonly string[]): void;
}

/** Second step: the key goes into the app, whose first code proves it. */
export function KeyStep({ serverUrl, locale, factorKey, onCodes }: KeyStepProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const [code, setCode] = React.useState('');
  const { busy, fault, run } = useTask();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onCodes(await confirmSecondFactor(code, { serverUrl })));
      }}
    >
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('factorScan')}</p>
        <QrCode rows={factorKey.qr} label={t('factorQr')} />
        <p css={{ margin: 0, display: 'grid', gap: space(1) }}>
          {t('factorType')}
          <code css={{ ...type.body, overflowWrap: 'anywhere', userSelect: 'all' }}>
            {(factorKey.secret.match(/.{1,4}/g) ?? []).join(' ')}
          </code>
        </p>
        <SignInCode value={code} help={t('factorDigits')} onChange={setCode} />
        <FactorFault fault={fault} locale={locale} />
      </ModalBody>
      <ModalFooter>
        <Button htmlType="submit" type="primary" disabled={busy || code.trim() === ''}>
          {t('factorConfirm')}
        </Button>
      </ModalFooter>
    </form>
  );
}

interface CodesStepProps {
  readonly codes: readonly string[];
  onSaved(): void;
}

/** Last step: the recovery codes, which are shown only once. */
export function CodesStep({ codes, onSaved }: CodesStepProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  return (
    <>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('factorCodes')}</p>
        <ul
          aria-label={t('factorCodesLabel')}
          css={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(1) }}
        >
          {codes.map((code) => (
            <li key={code}>
              <code css={type.body}>{code}</code>
            </li>
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        <CopyCodes codes={codes} />
        <Button type="primary" onClick={onSaved}>
          {t('factorSaved')}
        </Button>
      </ModalFooter>
    </>
  );
}

/** Copies the recovery codes; a browser that refuses leaves them to be selected by hand. */
function CopyCodes({ codes }: Pick<CodesStepProps, 'codes'>) {
  const t = useTexts();
  const { type } = useThemeStyles();
  const [copied, setCopied] = React.useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false)
    );
  return (
    <>
      <span role="status" css={{ ...type.hint, marginInlineEnd: 'auto' }}>
        {copied === null ? '' : t(copied ? 'copied' : 'copyByHand')}
      </span>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </>
  );
}
