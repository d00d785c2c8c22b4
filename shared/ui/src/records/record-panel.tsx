import type { ReactNode } from 'react';
import { formatMessage } from '@site/domain';
import type { ApiClientError } from '@site/services';
import { Button, Modal, ModalHeader } from 'jimu-ui';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { DraftNotice, SaveNotice } from './record-notices';
import { RecordConflict, RecordQuestions } from './record-questions';
import type { RecordDialogModel } from './use-record-dialog';

interface RecordPanelProps {
  readonly dialog: RecordDialogModel;
  readonly serverUrl: string;
  /** Returns the notice of a refused save; null for the message of the server. */
  explainRefusal?(error: ApiClientError): ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Form of a record in a tool's panel, which leaves the map free; conflicts and questions are dialogs over it. */
export function RecordPanel({ dialog, serverUrl, explainRefusal, children }: RecordPanelProps) {
  const { model, saving, leave, send, submit, startAnew, bringBack } = dialog;
  const { busy, problem, settle } = saving;
  const t = useUiTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const isNew = model.form.mode === 'add';
  const refusal = problem?.kind === 'failed' ? explainRefusal?.(problem.error) : null;
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: space(3) }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DraftNotice model={model} onStartAnew={startAnew} />
      {children}
      {refusal ?? (
        <SaveNotice
          problem={problem}
          serverUrl={serverUrl}
          onBringBack={() => void bringBack()}
          onSignedIn={() => {
            settle();
            void send(model.values, model.version);
          }}
        />
      )}
      <span role="status" css={type.hint}>
        {busy ? t('saving') : model.isDirty ? t('draftKept') : ''}
      </span>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
        <Button onClick={leave}>{t('cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          disabled={busy || (isNew && !model.canSubmit)}
          aria-busy={busy}
        >
          {formatMessage(isNew ? 'addAsset.add' : 'admin.save', locale)}
        </Button>
      </div>
      {problem?.kind === 'conflict' && (
        <Modal isOpen toggle={settle} backdrop="static" scrollable>
          <ModalHeader toggle={settle}>{t('conflictTitle')}</ModalHeader>
          <RecordConflict dialog={dialog} current={problem.current} serverUrl={serverUrl} />
        </Modal>
      )}
      <RecordQuestions dialog={dialog} />
    </form>
  );
}
