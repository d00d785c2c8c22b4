import { React } from 'jimu-core';
import { Button, Loading, LoadingType, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import {
  announceDataChange,
  focusElement,
  formatNumber,
  LabelledSegments,
  Notice,
  showToast,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { DataImport, ImportUndo } from 'widgets/shared-code/site-domain';
import { undoDataImport } from 'widgets/shared-code/site-api';
import { DataTable, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { formatFault } from '../words';

const CHANGED_ROWS = ['keep', 'undo'] as const;
type ChangedRows = (typeof CHANGED_ROWS)[number];
type LaterRow = ImportUndo['later'][number];

const listColumns = (t: Texts): readonly DataColumn<LaterRow>[] => [
  { key: 'table', title: t('table'), value: ({ table }) => table },
  { key: 'key', title: t('key'), isRowHeader: true, value: ({ key }) => key },
  { key: 'change', title: t('laterChange'), value: ({ change }) => t(`later_${change}`) }
];

interface LaterRowsProps {
  readonly outlook: ImportUndo;
  readonly changedRows: ChangedRows;
  onChangedRows(changedRows: ChangedRows): void;
}

/** Rows that were changed since the import, and the choice what becomes of them. */
function LaterRows({ outlook, changedRows, onChangedRows }: LaterRowsProps) {
  const t = useTexts();
  const columns = React.useMemo(() => listColumns(t), [t]);
  const { later, laterCount } = outlook;
  const model = useDataTable({
    columns,
    rows: later,
    rowKey: ({ table, key, change }) => `${table} ${key} ${change}`
  });
  return (
    <>
      <LabelledSegments
        label={t('changedRows', { count: laterCount })}
        values={CHANGED_ROWS}
        value={changedRows}
        format={(value) => t(`changedRows_${value}`)}
        onChange={onChangedRows}
      />
      <TableCard>
        <DataTable model={model} caption={t('changedRows', { count: laterCount })} maxHeight="30vh" />
      </TableCard>
      {laterCount > later.length && <p css={{ margin: 0 }}>{t('firstLater', { count: later.length })}</p>}
    </>
  );
}

const formatCounts = ({ deleted, restored, kept }: ImportUndo) => ({
  deleted: formatNumber(deleted),
  restored: formatNumber(restored),
  kept: formatNumber(kept)
});

interface UndoDialogProps extends PageProps {
  readonly entry: DataImport;
  onUndone(): void;
  onClose(): void;
}

/** Dialog that counts what an undo changes, and undoes the import after confirmation. */
export function UndoDialog({ entry, serverUrl, onUndone, onClose }: UndoDialogProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [changedRows, setChangedRows] = React.useState<ChangedRows>('keep');
  const answer = useRequest([entry.id, changedRows, serverUrl], ([id, later, server], { signal }) =>
    undoDataImport(id, { changedRows: later, dryRun: true }, { serverUrl: server, signal })
  );
  const { busy, fault, run } = useTask();
  const refusal = answer.status === 'failed' ? answer.fault : fault;
  const outlook = answer.status === 'failed' ? null : answer.last;
  const handleUndo = () =>
    void run(async () => {
      const undone = await undoDataImport(entry.id, { changedRows, dryRun: false }, { serverUrl });
      announceDataChange();
      showToast('success', t('undone', { name: entry.fileName, ...formatCounts(undone) }));
      onUndone();
    });
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{t('undoQuestion', { name: entry.fileName })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        {!outlook && answer.busy && (
          <Loading type={LoadingType.Skeleton} text={t('counting')} css={{ height: space(40) }} />
        )}
        {refusal && (
          <Notice kind="error" title={t('undoFailed')}>
            {formatFault(refusal, t)}
          </Notice>
        )}
        {outlook && (
          <p css={{ margin: 0 }} aria-live="polite">
            {t('undoOutlook', formatCounts(outlook))}
          </p>
        )}
        {outlook && outlook.laterCount > 0 && (
          <LaterRows outlook={outlook} changedRows={changedRows} onChangedRows={setChangedRows} />
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose} ref={focusElement}>
          {t('cancel')}
        </Button>
        <Button
          type="danger"
          disabled={busy || answer.status !== 'ready'}
          aria-busy={busy}
          onClick={handleUndo}
        >
          {t('undoConfirm')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
