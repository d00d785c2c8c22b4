import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import {
  PasswordField,
  reloadPage,
  showToast,
  SignInCode,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { fetchSecondFactor, removeSecondFactor } from 'widgets/shared-code/site-api';
import type { SecondFactorKey } from 'widgets/shared-code/site-domain';
import { FactorFault, FactorLoading } from './second-factor-fields';
import { CodesStep, KeyStep, PasswordStep } from './second-factor-setup';
import { useTexts } from './use-texts';

interface RemovalProps {
  readonly recoveryCodesLeft: number;
  readonly serverUrl: string;
  readonly locale: Locale;
  onRemoved(): void;
}

/** The second factor is on; password and code turn it off. */
function Removal({ recoveryCodesLeft, serverUrl, locale, onRemoved }: RemovalProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [password, setPassword] = React.useState('');
  const [code, setCode] = React.useState('');
  const { busy, fault, run } = useTask();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await removeSecondFactor(password, code, { serverUrl });
          onRemoved();
        });
      }}
    >
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('factorOn', { left: recoveryCodesLeft })}</p>
        <p css={{ margin: 0 }}>{t('factorRemoveText')}</p>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <SignInCode value={code} takesFocus={false} onChange={setCode} />
        <FactorFault fault={fault} locale={locale} />
      </ModalBody>
      <ModalFooter>
        <Button htmlType="submit" disabled={busy || password === '' || code.trim() === ''}>
          {t('factorRemove')}
        </Button>
      </ModalFooter>
    </form>
  );
}

interface SecondFactorDialogProps {
  readonly serverUrl: string;
  readonly locale: Locale;
  onClose(): void;
}

/** Second factor of the user's own account: set it up, or turn it off. */
export function SecondFactorDialog({ serverUrl, locale, onClose }: SecondFactorDialogProps) {
  const t = useTexts();
  const [key, setKey] = React.useState<SecondFactorKey | null>(null);
  const [codes, setCodes] = React.useState<readonly string[] | null>(null);
  const state = useRequest([serverUrl], ([server], { signal }) =>
    fetchSecondFactor({ serverUrl: server, signal })
  );
  const { last } = state;
  const step = { serverUrl, locale };
  // The recovery codes are not shown again, so only their button closes the dialog.
  const toggle = codes === null ? onClose : undefined;
  const finish = () => {
    onClose();
    // With it the account has the rights of an administrator, which the page has not read yet.
    if (last?.isRequired) reloadPage();
  };
  return (
    <Modal isOpen toggle={toggle} scrollable backdrop="static">
      <ModalHeader toggle={toggle}>{t('factor')}</ModalHeader>
      {last === null && (
        <FactorLoading
          busy={state.busy}
          fault={state.status === 'failed' ? state.fault : null}
          locale={locale}
        />
      )}
      {last?.isOn && (
        <Removal
          {...step}
          recoveryCodesLeft={last.recoveryCodesLeft}
          onRemoved={() => {
            showToast('success', t('factorRemoved'));
            finish();
          }}
        />
      )}
      {last?.isOn === false && key === null && (
        <PasswordStep {...step} isRequired={last.isRequired} onKey={setKey} />
      )}
      {key !== null && codes === null && <KeyStep {...step} factorKey={key} onCodes={setCodes} />}
      {codes !== null && <CodesStep codes={codes} onSaved={finish} />}
    </Modal>
  );
}
