import { formatMessage } from '@site/domain';
import { Button, Loading, LoadingType, ModalBody, ModalFooter } from 'jimu-ui';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { FormTabs } from './form-tabs';
import { DraftNotice, SaveNotice } from './record-notices';
import type { RecordDialogModel } from './use-record-dialog';

interface RecordFormViewProps {
  readonly dialog: RecordDialogModel;
  readonly serverUrl: string;
  onBack?(): void;
}

/** The form in a record's dialog, with its notices and its buttons. */
export function RecordFormView({ dialog, serverUrl, onBack }: RecordFormViewProps) {
  const { model, saving, tab, openTab, startAnew, send, submit, bringBack } = dialog;
  const { busy, problem, settle } = saving;
  const t = useUiTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const isNew = model.form.mode === 'add';
  return (
    <>
      <ModalBody css={{ display: 'grid', gap: space(3), alignContent: 'start' }}>
        <SaveNotice
          problem={problem}
          serverUrl={serverUrl}
          onBringBack={() => void bringBack()}
          onSignedIn={() => {
            settle();
            void send(model.values, model.version);
          }}
        />
        <DraftNotice model={model} onStartAnew={startAnew} />
        <FormTabs model={model} tab={tab} onTab={openTab} />
      </ModalBody>
      <ModalFooter css={{ alignItems: 'center' }}>
        <span role="status" css={{ flex: 1, ...type.hint }}>
          {busy ? t('saving') : model.isDirty ? t('draftKept') : ''}
        </span>
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        <Button
          type="primary"
          disabled={busy || (isNew && !model.canSubmit)}
          aria-busy={busy}
          onClick={submit}
        >
          {busy && <Loading type={LoadingType.Secondary} css={{ '& [role="progressbar"]': { zoom: 0.6 } }} />}
          {formatMessage(isNew ? 'addAsset.add' : 'admin.save', locale)}
        </Button>
      </ModalFooter>
    </>
  );
}
