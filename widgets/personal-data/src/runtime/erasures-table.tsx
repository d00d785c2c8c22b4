import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import { formatNumber, Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import type { PersonalDataEntry } from 'widgets/shared-code/site-domain';
import { fetchPersonalDataTrail } from 'widgets/shared-code/site-api';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import type { PageProps } from './page-props';
import { useTexts } from './use-texts';
import type { Texts } from './use-texts';
import { Wrapped } from './wrapped';
import { faultText, sumCounts, tableText } from './words';
import type { TextContext } from './words';

/** Labels of the authors in the audit trail that are not accounts. */
const AUTOMATIC_AUTHORS: Readonly<Partial<Record<string, Parameters<Texts>[0]>>> = {
  retention: 'dailyJob',
  'command-line': 'commandLine'
};

function whoText({ changedBy, changedByEmail }: PersonalDataEntry, t: Texts): string {
  const nobody = AUTOMATIC_AUTHORS[changedBy];
  return nobody ? t(nobody) : (changedByEmail ?? changedBy);
}

const whereText = ({ counts }: PersonalDataEntry, naming: TextContext): string =>
  [...new Set(counts.map(({ table }) => tableText(table, naming)))].join(', ');

const listColumns = ({ locale, t }: TextContext): readonly DataColumn<PersonalDataEntry>[] => [
  {
    key: 'when',
    title: t('when'),
    isRowHeader: true,
    value: ({ changedAt }) => changedAt,
    text: ({ changedAt }) => formatMoment(Date.parse(changedAt)) ?? changedAt
  },
  {
    key: 'what',
    title: t('what'),
    value: ({ action }) => t(action === 'erase' ? 'didErase' : 'didRetention')
  },
  { key: 'who', title: t('who'), value: (entry) => whoText(entry, t) },
  {
    key: 'values',
    title: t('values'),
    numeric: true,
    value: ({ counts }) => sumCounts(counts).values,
    text: ({ counts }) => formatNumber(sumCounts(counts).values)
  },
  {
    key: 'where',
    title: t('where'),
    value: (entry) => whereText(entry, { locale, t }),
    cell: (entry) => <Wrapped>{whereText(entry, { locale, t })}</Wrapped>
  }
];

/** Table of the erasures of personal data: date, author and number of values, newest first. */
export function ErasuresTable({ pageSize, serverUrl, locale }: PageProps & { readonly pageSize: number }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [page, setPage] = React.useState(0);
  const answer = useRequest([page, pageSize, serverUrl], ([at, limit, server], { signal }) =>
    fetchPersonalDataTrail({ page: at + 1, limit }, { serverUrl: server, signal })
  );
  const { last } = answer;
  const columns = React.useMemo(() => listColumns({ locale, t }), [locale, t]);
  const model = useDataTable({
    columns,
    rows: last?.entries ?? [],
    pageSize,
    fetched: { page, total: last?.total ?? 0, onPage: setPage },
    rowKey: ({ id }) => id
  });
  return (
    <>
      {answer.status === 'failed' && (
        <Notice
          kind="error"
          title={t('erasuresFailed')}
          onRetry={answer.fault.kind === 'refused' ? undefined : answer.retry}
        >
          {faultText(answer.fault, t)}
        </Notice>
      )}
      {!last && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />
      )}
      {last?.total === 0 && <Notice plain>{t('erasuresEmpty')}</Notice>}
      {last && last.total > 0 && (
        <TableCard busy={answer.busy}>
          <DataTable model={model} caption={t('erasures')} stackBelow={PHONE_WIDTH_PX} />
        </TableCard>
      )}
    </>
  );
}
