import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import {
  formatNumber,
  listParameterDifferences,
  Notice,
  SearchInput,
  SiteIcon,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, ParameterDifference } from 'widgets/shared-code/site-base';
import {
  containsName,
  formatMoment,
  formatParameterValue,
  getParameterLabel
} from 'widgets/shared-code/site-domain';
import type { ParameterChange } from 'widgets/shared-code/site-domain';
import { fetchParameterHistory } from 'widgets/shared-code/site-api';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { useTexts } from './use-texts';
import type { Texts } from './use-texts';

/** Author of the first version. */
const SPECIFICATION = 'specification';

/**
 * One change of one parameter; `difference` is null for the first version and for a version without changes.
 */
interface HistoryRow {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly isFirst: boolean;
  readonly difference: ParameterDifference | null;
}

/** Lists the changes of all versions, newest first. */
export function historyRows(versions: readonly ParameterChange[]): HistoryRow[] {
  return versions.flatMap(({ version, parameters, changedBy, changedAt }, at) => {
    const before = versions[at + 1];
    const row = { version, at: changedAt, by: changedBy, isFirst: before === undefined };
    const differences = before ? listParameterDifferences(before.parameters, parameters) : [];
    const shown: readonly (ParameterDifference | null)[] = differences.length === 0 ? [null] : differences;
    return shown.map((difference) => ({ ...row, difference }));
  });
}

const authorText = ({ by }: HistoryRow, t: Texts): string => (by === SPECIFICATION ? t('specification') : by);

const changedText = ({ difference, isFirst }: HistoryRow, locale: Locale, t: Texts): string =>
  difference ? getParameterLabel(difference.name, locale) : t(isFirst ? 'firstValues' : 'nothingChanged');

function listColumns(locale: Locale, t: Texts): readonly DataColumn<HistoryRow>[] {
  const formatSide = ({ difference }: HistoryRow, which: 'from' | 'to') =>
    difference ? formatParameterValue(difference.name, difference[which], locale) : formatNumber(null);
  return [
    { key: 'version', title: t('version'), numeric: true, value: ({ version }) => version },
    {
      key: 'parameter',
      title: t('parameter'),
      isRowHeader: true,
      value: (row) => changedText(row, locale, t)
    },
    { key: 'from', title: t('from'), value: (row) => formatSide(row, 'from') },
    { key: 'to', title: t('to'), strong: true, value: (row) => formatSide(row, 'to') },
    {
      key: 'when',
      title: t('when'),
      value: ({ at }) => at,
      text: ({ at }) => formatMoment(Date.parse(at)) ?? at
    },
    { key: 'who', title: t('who'), value: (row) => authorText(row, t) }
  ];
}

interface HistoryTableProps {
  /** Rows per page. */
  readonly pageSize: number;
  /** The version in force; the history is reloaded when it changes. */
  readonly version: number;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** Every version of the set: its author, its date and its changes. */
export function HistoryTable({ pageSize, version, serverUrl, locale }: HistoryTableProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [search, setSearch] = React.useState('');
  const answer = useRequest([version, serverUrl], ([, server], { signal }) =>
    fetchParameterHistory({ serverUrl: server, signal })
  );
  const { last } = answer;
  const columns = React.useMemo(() => listColumns(locale, t), [locale, t]);
  const rows = React.useMemo(() => {
    return historyRows(last ?? []).filter((row) =>
      containsName(`${changedText(row, locale, t)} ${authorText(row, t)}`, search)
    );
  }, [last, search, locale, t]);
  const model = useDataTable({
    columns,
    rows,
    pageSize,
    rowKey: ({ version: of, difference }) => `${of} ${difference?.name ?? ''}`
  });
  return (
    <>
      <div role="search" css={{ maxWidth: 320, marginBottom: space(4) }}>
        <SearchInput
          aria-label={t('searchHistory')}
          placeholder={t('searchHistory')}
          value={search}
          prefix={<SiteIcon name="search" />}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {answer.status === 'failed' && (
        <Notice kind="error" title={t('historyFailed')} onRetry={answer.retry}>
          {answer.fault.message}
        </Notice>
      )}
      {!last && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />
      )}
      {last && rows.length === 0 && <Notice plain>{t('nothingFound')}</Notice>}
      {last && rows.length > 0 && (
        <TableCard css={{ marginBottom: space(4) }}>
          <DataTable model={model} caption={t('history')} stackBelow={PHONE_WIDTH_PX} />
        </TableCard>
      )}
    </>
  );
}
