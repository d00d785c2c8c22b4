import { React } from 'jimu-core';
import { Loading, LoadingType, Modal, ModalBody, ModalHeader } from 'jimu-ui';
import { Notice } from '../notice';
import { useAnswer } from '../use-answer';
import { useUiTexts } from '../use-ui-texts';
import type { RowsSource } from './rows-source';
import { RowsTable } from './rows-table';

interface RowsDialogProps {
  readonly rows: RowsSource;
  onClose(): void;
}

/** The records behind a figure, ten to a page; the page before stays while the next is on its way. */
export function RowsDialog({ rows, onClose }: RowsDialogProps) {
  const t = useUiTexts();
  const [page, setPage] = React.useState(0);
  const answer = useAnswer([rows, page], ([source, wanted], { signal }) => source.fetchPage(wanted, signal));
  const { last: shown, busy, retry } = answer;
  const fault = answer.status === 'failed' ? answer.fault : null;
  const { title, layerTitle: layer } = rows;
  return (
    <Modal
      isOpen
      toggle={onClose}
      css={{
        // Experience Builder's dialog carries the class itself, elsewhere it is inside.
        '&.modal-dialog, & [role="dialog"]': { width: 'min(1080px, calc(100% - 24px))', maxWidth: 'none' }
      }}
    >
      <ModalHeader toggle={onClose}>{title}</ModalHeader>
      <ModalBody>
        {fault && (
          <Notice kind="error" onRetry={retry}>
            {fault.kind === 'refused'
              ? t('rowsRefused', { layer })
              : t('rowsFailed', { layer, message: fault.message })}
          </Notice>
        )}
        {!shown && !fault && (
          <Loading type={LoadingType.Skeleton} text={t('rowsLoading')} css={{ height: 240 }} />
        )}
        {shown && (
          <div aria-busy={busy} css={{ opacity: busy ? 0.55 : 1 }}>
            <RowsTable shown={shown} caption={title} onPage={setPage} />
          </div>
        )}
      </ModalBody>
    </Modal>
  );
}
