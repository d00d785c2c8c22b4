import { Button, Loading, LoadingType } from 'jimu-ui';
import {
  BUSY_OPACITY,
  fetchRole,
  formatMessage,
  Notice,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import { FORMS } from 'widgets/shared-code/site-domain';
import { RECORD_CLIENTS } from 'widgets/shared-code/site-api';
import { DataTable, PHONE_WIDTH_PX, saveCsv } from 'widgets/shared-code/site-records';
import { recordsCsv } from './export';
import { RowActions, useRecordDialogs } from './row-actions';
import { SelectionBar, useSelection } from './selection';
import { ToolsBar } from './tools-bar';
import type { ViewControl } from './use-records';
import { useRecordsTable } from './use-records-table';
import type { RecordsTableProps } from './use-records-table';
import { useTexts } from './use-texts';
import { FIRST_PAGE, isNarrowed, toListQuery } from './view';

interface FailureProps {
  readonly fault: Fault;
  readonly title: string;
  onRetry(): void;
}

/** Error notice with the reason; offers Retry unless access was refused. */
function Failure({ fault, title, onRetry }: FailureProps) {
  const t = useTexts();
  return fault.kind === 'refused' ? (
    <Notice kind="warning" title={title}>
      {t('refused')}
    </Notice>
  ) : (
    <Notice kind="error" title={title} onRetry={onRetry}>
      {fault.message}
    </Notice>
  );
}

/** Notice for a search or filter without results. */
function NothingFound({ control }: { readonly control: ViewControl }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const showAll = () => {
    control.type('');
    control.change(FIRST_PAGE);
  };
  return (
    <Notice plain>
      {t('nothingFound')}{' '}
      <Button size="sm" onClick={showAll} css={{ marginLeft: space(2) }}>
        {t('clear')}
      </Button>
    </Notice>
  );
}

/** Table with a page of records of one kind, with search, filters and export. */
export function RecordsTable(props: RecordsTableProps) {
  const { settings, locale } = props;
  const { markerType, serverUrl, addUrl } = settings;
  const { card, space, sys } = useThemeStyles();
  const t = useTexts();
  const { columns, control, answer, fault, failed, table } = useRecordsTable(props);
  const { last } = answer;
  const { view } = control;
  const exporting = useTask();
  // Only administrators see actions that the server would refuse to others.
  const role = useRequest([serverUrl], ([server]) => fetchRole(server)).last;
  const isAdmin = role === 'admin' && settings.canChange;
  const dialogs = useRecordDialogs({ markerType, product: settings.product, serverUrl, locale });
  const selection = useSelection();
  const exportAll = () =>
    void exporting.run(async () => {
      const { records } = await RECORD_CLIENTS[markerType].list(toListQuery(view), { serverUrl });
      saveCsv(markerType, recordsCsv(table, records, { view, columns, locale }, t));
    });
  const caption = formatMessage(`asset.${FORMS[markerType].edit.noun}`, locale, { product: '' }).trim();
  return (
    <>
      <ToolsBar
        markerType={markerType}
        control={control}
        columns={columns}
        total={last && !isNarrowed(view) ? last.total : null}
        locale={locale}
        addUrl={role === 'admin' ? addUrl : ''}
        exporting={exporting.busy}
        onExport={exportAll}
      />
      {control.isAddressLost && <Notice kind="warning">{t('damagedAddress')}</Notice>}
      {exporting.fault && (
        <Notice kind="error" onRetry={exportAll}>
          {t('exportFailed', { message: exporting.fault.message })}
        </Notice>
      )}
      {fault && <Failure fault={fault} title={failed} onRetry={answer.retry} />}
      {!last && !fault && <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 480 }} />}
      {isAdmin && <SelectionBar selection={selection} markerType={markerType} serverUrl={serverUrl} />}
      {last && (
        <div
          aria-busy={answer.busy}
          css={{
            ...card,
            boxShadow: 'none',
            overflow: 'hidden',
            padding: space(0, 0, 1),
            opacity: fault ? BUSY_OPACITY : 1,
            '& > :last-child': { paddingInline: space(3) },
            background: sys.color.surface.paper
          }}
        >
          <DataTable
            model={table}
            caption={caption}
            columnChoice
            stackBelow={PHONE_WIDTH_PX}
            selection={isAdmin ? selection : undefined}
            actions={
              isAdmin ? (row) => <RowActions record={row} dialogs={dialogs} locale={locale} /> : undefined
            }
          />
        </div>
      )}
      {dialogs.open}
      {last?.total === 0 && isNarrowed(view) && <NothingFound control={control} />}
    </>
  );
}
