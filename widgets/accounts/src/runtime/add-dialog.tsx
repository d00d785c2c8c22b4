import { React } from 'jimu-core';
import { Modal, ModalBody, ModalHeader } from 'jimu-ui';
import { ConfirmDialog, getSessionUser, SignInAgain } from 'widgets/shared-code/site-base';
import { AccountForm } from './account-form';
import { useNewAccount } from './use-new-account';
import type { NewAccountOptions } from './use-new-account';
import { useTexts } from './use-texts';

interface AddDialogProps extends NewAccountOptions {
  onClose(): void;
}

/** Dialog for a new account: e-mail address, name, role, and a generated or typed password. */
export function AddDialog({ onClose, ...options }: AddDialogProps) {
  const t = useTexts();
  const account = useNewAccount(options);
  const [leaving, setLeaving] = React.useState(false);
  const [me] = React.useState(() => getSessionUser()?.email ?? '');
  const handleLeave = () => (account.isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Modal isOpen toggle={handleLeave} backdrop="static" scrollable>
        <ModalHeader toggle={handleLeave}>{t('addTitle')}</ModalHeader>
        {account.isSignedOut ? (
          <ModalBody>
            <SignInAgain email={me} serverUrl={options.serverUrl} onSignedIn={account.add} />
          </ModalBody>
        ) : (
          <AccountForm account={account} onCancel={handleLeave} />
        )}
      </Modal>
      <ConfirmDialog
        isOpen={leaving}
        title={t('leaveTitle')}
        confirmLabel={t('leaveConfirm')}
        cancelLabel={t('leaveCancel')}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
