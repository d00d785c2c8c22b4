import { React } from 'jimu-core';
import { Loading, LoadingType, Modal, ModalBody, ModalHeader } from 'jimu-ui';
import { Notice } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import { faultText } from '../panel/faults';
import { useTexts } from '../use-texts';
import { RowsTable } from './rows-table';
import type { RowsQuery } from './use-rows';
import { useRows } from './use-rows';

export interface ShownRows extends RowsQuery {
  /** The board's name and the figure's. */
  readonly title: string;
  readonly name: string;
}

interface RowsDialogProps {
  readonly rows: ShownRows;
  readonly locale: Locale;
  onClose(): void;
}

/** The records behind a figure, ten to a page. */
export function RowsDialog({ rows, locale, onClose }: RowsDialogProps) {
  const t = useTexts();
  const [page, setPage] = React.useState(0);
  const answer = useRows(rows, page);
  const { last: shown, busy, retry } = answer;
  const fault = answer.status === 'failed' ? answer.fault : null;
  const title = t('rowsOf', { board: rows.title, name: rows.name });
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
            {faultText(fault, localText(rows.layer.title ?? rows.layer.id, locale), t)}
          </Notice>
        )}
        {!shown && !fault && (
          <Loading type={LoadingType.Skeleton} text={t('rowsLoading')} css={{ height: 240 }} />
        )}
        {shown && (
          <div aria-busy={busy} css={{ opacity: busy ? 0.55 : 1 }}>
            <RowsTable layer={rows.layer} shown={shown} caption={title} locale={locale} onPage={setPage} />
          </div>
        )}
      </ModalBody>
    </Modal>
  );
}
