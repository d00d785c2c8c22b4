import { hooks, React } from 'jimu-core';
import { Button, Loading, LoadingType, Modal, ModalBody, ModalHeader } from 'jimu-ui';
import { ExportStatus } from '../export/export-status';
import { toFault } from '../../kit/notices/fault';
import type { Fault } from '../../kit/notices/fault';
import { Notice } from '../../kit/notices/notice';
import { onToolOpened } from '../../tools/open-tool';
import { showToast } from '../../kit/notices/toasts';
import { useDataVersion } from '../../kit/requests/use-data-version';
import { useRequest } from '../../kit/requests/use-request';
import { useUiTexts } from '../../base/use-ui-texts';
import { BUSY_OPACITY } from '../../kit/theme/styles';
import type { RowAttributes, RowsField, RowsSource, RowsView } from './rows-source';
import { RowsTable } from './rows-table';
import { RowsToolbar } from './rows-toolbar';
import { SelectedRows } from './selected-rows';
import { useRowSelection } from './use-row-selection';
import { useRowsFiles } from './use-rows-files';

interface RowsDialogProps {
  /** The widget that shows the records; selections and data actions are attributed to it. */
  readonly widgetId: string;
  readonly rows: RowsSource;
  /** `left` when focus has moved on, to a record on the map or to a tool. */
  onClose(left?: boolean): void;
}

const FIRST_VIEW: RowsView = { page: 0, sort: null, search: '' };

/** Closes the dialog and zooms to a record in the visible part of the map; shows the reason when that fails. */
function useZoom({ wayTo }: RowsSource, onClose: RowsDialogProps['onClose']) {
  const t = useUiTexts();
  const [fault, setFault] = React.useState<string | null>(null);
  const zoom = (row: RowAttributes) => {
    setFault(null);
    wayTo?.(row).then(
      (go) => {
        if (!go) {
          setFault(t('zoomGone'));
          return;
        }
        onClose(true);
        go().catch((error: unknown) =>
          showToast('error', t('zoomFailed', { message: toFault(error).message }))
        );
      },
      (error: unknown) => setFault(t('zoomFailed', { message: toFault(error).message }))
    );
  };
  return { fault, ...(wayTo && { zoom }) };
}

interface RowsFaultProps {
  readonly fault: Fault;
  /** Name of the layer. */
  readonly layer: string;
  onRetry(): void;
}

/** Reason why the records could not be loaded. */
function RowsFault({ fault: { kind, message }, layer, onRetry }: RowsFaultProps) {
  const t = useUiTexts();
  return (
    <Notice kind="error" onRetry={onRetry}>
      {kind === 'refused' ? t('rowsRefused', { layer }) : t('rowsFailed', { layer, message })}
    </Notice>
  );
}

/** Fetches the page of a view, again after imports of data. */
function useRowsPage(rows: RowsSource, { page, sort, search }: RowsView) {
  const version = useDataVersion();
  return useRequest([rows, page, sort, search, version], ([source, at, by, text], { signal }) =>
    source.fetchPage({ page: at, sort: by, search: text }, signal)
  );
}

/**
 * The records behind a figure, ten per page: sorted, searched, with a choice of columns, exported as a file,
 * and zoomed to on the map if there is one. The previous page stays visible while the next one loads.
 */
export function RowsDialog({ widgetId, rows, onClose }: RowsDialogProps) {
  const t = useUiTexts();
  const [view, setView] = React.useState(FIRST_VIEW);
  const [resets, setResets] = React.useState(0);
  const [shownFields, setShownFields] = React.useState<readonly RowsField[]>([]);
  const files = useRowsFiles(rows, view, shownFields);
  const { fault: zoomFault, zoom } = useZoom(rows, onClose);
  const selection = useRowSelection(widgetId, rows.shared);
  // The dialog closes when a data action opens a tool, because it would cover the tool.
  const close = hooks.useLatest(onClose);
  React.useEffect(() => onToolOpened(() => close.current(true)), [close]);
  const { search } = view;
  const answer = useRowsPage(rows, view);
  const { last: shown, busy, retry } = answer;
  const { title, layerTitle: layer } = rows;
  const updateView = (next: Partial<RowsView>) => setView((before) => ({ ...before, ...next }));
  return (
    <Modal
      isOpen
      toggle={() => onClose()}
      css={{
        // Experience Builder's dialog carries the class itself; in the local host it is inside.
        '&.modal-dialog, & [role="dialog"]': { width: 'min(1080px, calc(100% - 24px))', maxWidth: 'none' }
      }}
    >
      <ModalHeader toggle={() => onClose()}>{title}</ModalHeader>
      <ModalBody>
        {shown && (
          <RowsToolbar
            rows={rows}
            files={files}
            empty={shown.total === 0}
            resets={resets}
            onSearch={(text) => updateView({ search: text, page: 0 })}
          />
        )}
        <ExportStatus task={files.task} />
        {zoomFault !== null && <Notice kind="error">{zoomFault}</Notice>}
        {selection?.fault && (
          <Notice kind="error">{t('rowsFailed', { layer, message: selection.fault.message })}</Notice>
        )}
        {shown && selection && <SelectedRows widgetId={widgetId} name={title} selection={selection} />}
        {answer.status === 'failed' && <RowsFault fault={answer.fault} layer={layer} onRetry={retry} />}
        {!shown && answer.status !== 'failed' && (
          <Loading type={LoadingType.Skeleton} text={t('rowsLoading')} css={{ height: 240 }} />
        )}
        {shown && (
          <div aria-busy={busy} css={{ opacity: busy ? BUSY_OPACITY : 1 }}>
            <RowsTable
              shown={shown}
              caption={title}
              layer={layer}
              view={view}
              selection={selection}
              onView={updateView}
              onFields={setShownFields}
              {...(zoom && { onZoom: zoom })}
            />
          </div>
        )}
        {shown?.total === 0 && search !== '' && !busy && (
          <Notice plain>
            {t('noneFound')}{' '}
            <Button
              size="sm"
              onClick={() => {
                updateView({ search: '', page: 0 });
                setResets(resets + 1);
              }}
            >
              {t('showAll')}
            </Button>
          </Notice>
        )}
      </ModalBody>
    </Modal>
  );
}
