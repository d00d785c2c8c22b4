import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import { formatNumber, Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import type { DataExport, ExportDataset } from 'widgets/shared-code/site-domain';
import { fetchExports } from 'widgets/shared-code/site-api';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { formatFault, formatSize } from '../words';
import { Wrapped } from '../wrapped';

const listColumns = (
  datasets: readonly ExportDataset[],
  locale: Locale,
  t: Texts
): readonly DataColumn<DataExport>[] => {
  const columns: readonly DataColumn<DataExport>[] = [
    {
      key: 'when',
      title: t('when'),
      isRowHeader: true,
      value: ({ exportedAt }) => formatMoment(Date.parse(exportedAt)) ?? exportedAt
    },
    { key: 'who', title: t('who'), value: ({ exportedBy }) => exportedBy ?? t('unknownPerson') },
    {
      key: 'dataset',
      title: t('dataset'),
      value: ({ dataset }) => datasets.find(({ name }) => name === dataset)?.title[locale] ?? dataset
    },
    { key: 'format', title: t('format'), value: ({ format }) => t(`format_${format}`) },
    {
      key: 'rows',
      title: t('rows'),
      numeric: true,
      value: ({ rows }) => rows,
      text: ({ rows }) => formatNumber(rows)
    },
    {
      key: 'size',
      title: t('size'),
      numeric: true,
      value: ({ bytes }) => bytes,
      text: ({ bytes }) => formatSize(bytes, t)
    }
  ];
  return columns.map((column) => ({
    ...column,
    sortable: false,
    ...(!column.numeric && { cell: (row: DataExport) => <Wrapped>{String(column.value(row))}</Wrapped> })
  }));
};

interface ExportsTableProps extends PageProps {
  readonly datasets: readonly ExportDataset[];
  readonly pageSize: number;
  /** Number of exports on this page; the table is fetched again when it changes. */
  readonly count: number;
}

/** Earlier exports, newest first: who took which rows when. */
export function ExportsTable({ datasets, pageSize, count, serverUrl, locale }: ExportsTableProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const [page, setPage] = React.useState(0);
  const answer = useRequest([page, pageSize, serverUrl, count], ([at, limit, server], { signal }) =>
    fetchExports({ page: at + 1, limit }, { serverUrl: server, signal })
  );
  const columns = React.useMemo(() => listColumns(datasets, locale, t), [datasets, locale, t]);
  const total = answer.last?.total ?? 0;
  const model = useDataTable({
    ...{ columns, rows: answer.last?.exports ?? [], pageSize, rowKey: ({ id }: DataExport) => id },
    fetched: { page, total, onPage: setPage }
  });
  return (
    <section aria-label={t('exports')} css={{ display: 'grid', gap: space(2), marginTop: space(6) }}>
      <h2 css={{ ...type.heading, margin: 0 }}>{t('exports')}</h2>
      {answer.status === 'failed' && (
        <Notice kind="error" onRetry={answer.fault.kind === 'refused' ? undefined : answer.retry}>
          {formatFault(answer.fault, t)}
        </Notice>
      )}
      {!answer.last && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(40) }} />
      )}
      {answer.last && total === 0 && <p css={{ margin: 0 }}>{t('exportsEmpty')}</p>}
      {total > 0 && (
        <TableCard busy={answer.busy}>
          <DataTable model={model} caption={t('exports')} stackBelow={PHONE_WIDTH_PX} />
        </TableCard>
      )}
    </section>
  );
}
