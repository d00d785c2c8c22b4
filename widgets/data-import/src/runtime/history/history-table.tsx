import { React } from 'jimu-core';
import { Button, Loading, LoadingType } from 'jimu-ui';
import { formatNumber, Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import type { DataImport, ImportDatasets } from 'widgets/shared-code/site-domain';
import { fetchImportDatasets, fetchImports } from 'widgets/shared-code/site-api';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { formatDataset, formatFault } from '../words';
import { Wrapped } from '../wrapped';
import { ReportDialog } from './report-dialog';
import { UndoDialog } from './undo-dialog';

const formatTime = (at: string): string => formatMoment(Date.parse(at)) ?? at;

function formatState({ undoneAt, undoneBy, canUndo }: DataImport, t: Texts): string {
  if (undoneAt) return t('undoneBy', { who: undoneBy ?? t('unknownPerson'), when: formatTime(undoneAt) });
  return t(canUndo ? 'inForce' : 'inForceForGood');
}

type NamedImport = DataImport & { readonly title: string };

const countColumn = (key: 'created' | 'updated' | 'removed', t: Texts): DataColumn<NamedImport> => ({
  key,
  title: t(`history_${key}`),
  numeric: true,
  sortable: false,
  value: ({ report }) => report[key],
  text: ({ report }) => formatNumber(report[key])
});

const wrap = (column: DataColumn<NamedImport>): DataColumn<NamedImport> => ({
  ...column,
  sortable: false,
  cell: (row) => <Wrapped>{column.value(row)}</Wrapped>
});

const listColumns = (t: Texts): readonly DataColumn<NamedImport>[] => [
  {
    key: 'when',
    title: t('when'),
    isRowHeader: true,
    sortable: false,
    value: ({ importedAt }) => importedAt,
    text: ({ importedAt }) => formatTime(importedAt)
  },
  {
    key: 'who',
    title: t('who'),
    sortable: false,
    value: ({ importedBy }) => importedBy ?? t('unknownPerson')
  },
  wrap({ key: 'dataset', title: t('dataset'), value: ({ title }) => title }),
  wrap({ key: 'file', title: t('file'), value: ({ fileName }) => fileName }),
  countColumn('created', t),
  countColumn('updated', t),
  countColumn('removed', t),
  wrap({ key: 'source', title: t('attribution'), value: ({ attribution }) => attribution ?? '' }),
  wrap({ key: 'state', title: t('state'), value: (row) => formatState(row, t) })
];

type Opened = { readonly dialog: 'report' | 'undo'; readonly entry: DataImport } | null;

interface HistoryRowsProps extends PageProps {
  readonly rows: readonly NamedImport[];
  readonly busy: boolean;
  readonly pageSize: number;
  readonly fetched: { readonly page: number; readonly total: number; onPage(page: number): void };
  onOpen(opened: Opened): void;
}

function HistoryRows({ rows, busy, pageSize, fetched, onOpen }: HistoryRowsProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const columns = React.useMemo(() => listColumns(t), [t]);
  const model = useDataTable({ columns, rows, pageSize, fetched, rowKey: ({ id }) => id });
  return (
    <TableCard busy={busy}>
      <DataTable
        model={model}
        caption={t('history')}
        stackBelow={PHONE_WIDTH_PX}
        actions={(entry) => (
          <span css={{ display: 'inline-flex', gap: space(1) }}>
            <Button size="sm" onClick={() => onOpen({ dialog: 'report', entry })}>
              {t('details')}
              <span className="sr-only">{` (${entry.fileName})`}</span>
            </Button>
            {entry.canUndo && !entry.undoneAt && (
              <Button size="sm" onClick={() => onOpen({ dialog: 'undo', entry })}>
                {t('undo')}
                <span className="sr-only">{` (${entry.fileName})`}</span>
              </Button>
            )}
          </span>
        )}
      />
    </TableCard>
  );
}

const nameImports = (
  imports: readonly DataImport[],
  datasets: ImportDatasets,
  { locale }: PageProps
): readonly NamedImport[] =>
  imports.map((entry) => ({ ...entry, title: formatDataset(entry.dataset, datasets, locale) }));

/** Table of the imports, newest first, with their reports and undo. */
export function HistoryTable({ pageSize, ...props }: PageProps & { readonly pageSize: number }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { serverUrl, locale } = props;
  const [page, setPage] = React.useState(0);
  const [opened, setOpened] = React.useState<Opened>(null);
  const answer = useRequest([page, pageSize, serverUrl], async ([at, limit, server], { signal }) => {
    const options = { serverUrl: server, signal };
    const [history, datasets] = await Promise.all([
      fetchImports({ page: at + 1, limit }, options),
      fetchImportDatasets(options)
    ]);
    return { ...history, datasets };
  });
  const { last } = answer;
  return (
    <>
      {answer.status === 'failed' && (
        <Notice
          kind="error"
          title={t('historyFailed')}
          onRetry={answer.fault.kind === 'refused' ? undefined : answer.retry}
        >
          {formatFault(answer.fault, t)}
        </Notice>
      )}
      {!last && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />
      )}
      {last?.total === 0 && <Notice plain>{t('historyEmpty')}</Notice>}
      {last && last.total > 0 && (
        <HistoryRows
          {...props}
          rows={nameImports(last.imports, last.datasets, props)}
          busy={answer.busy}
          pageSize={pageSize}
          fetched={{ page, total: last.total, onPage: setPage }}
          onOpen={setOpened}
        />
      )}
      {opened?.dialog === 'report' && (
        <ReportDialog entry={opened.entry} locale={locale} onClose={() => setOpened(null)} />
      )}
      {opened?.dialog === 'undo' && (
        <UndoDialog
          {...props}
          entry={opened.entry}
          onUndone={() => {
            setOpened(null);
            answer.retry();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
