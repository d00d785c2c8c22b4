import { React } from 'jimu-core';
import { Alert, Button, Loading, LoadingType, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { formatNumber, ROWS_PER_PAGE } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import { faultText } from '../panel/faults';
import { useTexts } from '../use-texts';
import { RowsTable } from './rows-table';
import type { RowsPage, RowsQuery } from './use-rows';
import { useRows } from './use-rows';

export interface ShownRows extends RowsQuery {
  /** The board's name and the figure's. */
  readonly title: string;
  readonly name: string;
}

function usePlace(shown: RowsPage | null): string {
  const t = useTexts();
  if (!shown) return t('rowsLoading');
  const { total, page, rows } = shown;
  if (total === 0) return t('rowsNone');
  const first = page * ROWS_PER_PAGE + 1;
  return t('rowsCount', {
    first: formatNumber(first),
    last: formatNumber(first + rows.length - 1),
    total: formatNumber(total),
    count: total
  });
}

interface PageButtonProps {
  readonly label: string;
  readonly possible: boolean;
  onClick(): void;
}

/** Marked, not disabled, at the end of the pages: a disabled button would lose the focus, and the dialog its keys. */
function PageButton({ label, possible, onClick }: PageButtonProps) {
  return (
    <Button
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onClick();
      }}
      css={{ opacity: possible ? 1 : 0.5, cursor: possible ? 'pointer' : 'default' }}
    >
      {label}
    </Button>
  );
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
  const { shown, busy, fault, retry } = useRows(rows, page);
  const place = usePlace(shown);
  const title = t('rowsOf', { board: rows.title, name: rows.name });
  const last = Math.max(0, Math.ceil((shown?.total ?? 0) / ROWS_PER_PAGE) - 1);
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
          <Alert
            type="error"
            text={faultText(fault, localText(rows.layer.title ?? rows.layer.id, locale), t)}
          >
            <Button size="sm" onClick={retry} css={{ marginTop: 8 }}>
              {t('retry')}
            </Button>
          </Alert>
        )}
        {!shown && !fault && (
          <Loading type={LoadingType.Skeleton} text={t('rowsLoading')} css={{ height: 240 }} />
        )}
        {shown && (
          <div aria-busy={busy} css={{ opacity: busy ? 0.55 : 1 }}>
            <RowsTable layer={rows.layer} rows={shown.rows} caption={title} locale={locale} />
          </div>
        )}
      </ModalBody>
      <ModalFooter>
        <span
          role="status"
          css={{ flex: 1, minWidth: 160, alignSelf: 'center', fontFeatureSettings: '"tnum"' }}
        >
          {place}
        </span>
        <PageButton label={t('previous')} possible={page > 0} onClick={() => setPage(page - 1)} />
        <PageButton label={t('next')} possible={page < last} onClick={() => setPage(page + 1)} />
      </ModalFooter>
    </Modal>
  );
}
