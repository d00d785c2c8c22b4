import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, TextInput } from 'jimu-ui';
import { LabelledField, SiteIcon, usePageHold, useThemeStyles } from 'widgets/shared-code/site-base';
import { useTexts } from './use-texts';

interface PasswordDialogProps {
  readonly email: string;
  readonly password: string;
  onClose(): void;
}

/** Shows a generated password once; only its button closes the dialog. */
export function PasswordDialog({ email, password, onClose }: PasswordDialogProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const [copied, setCopied] = React.useState<boolean | null>(null);
  const field = React.useRef<HTMLInputElement>(null);
  usePageHold(true);
  const copyPassword = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      // If the browser refuses access to the clipboard, the password is selected and a note explains how to
      // copy it.
      field.current?.select();
      setCopied(false);
    }
  };
  return (
    <Modal isOpen backdrop="static">
      <ModalHeader>{t('passwordTitle')}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('passwordText', { email })}</p>
        <LabelledField label={t('passwordLabel')}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              readOnly
              value={password}
              autoComplete="off"
              spellCheck={false}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </LabelledField>
        <span role="status" css={type.hint}>
          {copied === null ? '' : t(copied ? 'copied' : 'copyByHand')}
        </span>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => void copyPassword()} css={{ gap: space(2) }}>
          <SiteIcon name="copy" />
          {t('copy')}
        </Button>
        <Button type="primary" onClick={onClose}>
          {t('passwordKept')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
