import { React } from 'jimu-core';
import { Button, Loading, LoadingType } from 'jimu-ui';
import { Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { AccountRecord, AccountTrailEntry } from 'widgets/shared-code/site-domain';
import { fetchAccountTrail } from 'widgets/shared-code/site-api';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { useTexts } from './use-texts';
import type { Texts } from './use-texts';
import { actionText, faultText, momentText } from './words';

/** `changedBy` of changes that no account made. */
const COMMAND_LINE = 'command-line';

const listColumns = (t: Texts): readonly DataColumn<AccountTrailEntry>[] => [
  { key: 'when', title: t('when'), value: ({ changedAt }) => momentText(changedAt) },
  { key: 'account', title: t('account'), isRowHeader: true, value: ({ email, uid }) => email ?? uid },
  { key: 'what', title: t('what'), value: (entry) => actionText(entry, t) },
  {
    key: 'who',
    title: t('who'),
    value: ({ changedBy, changedByEmail }) =>
      changedBy === COMMAND_LINE ? t('commandLine') : (changedByEmail ?? changedBy)
  }
];

interface TrailTableProps {
  /** Rows per page. */
  readonly pageSize: number;
  readonly serverUrl: string;
  readonly locale: Locale;
  /** The account whose changes are shown; null shows all accounts. */
  readonly only: AccountRecord | null;
  onAll(): void;
}

/** History of account changes, newest first. */
export function TrailTable({ pageSize, serverUrl, locale, only, onAll }: TrailTableProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [page, setPage] = React.useState(0);
  const answer = useRequest([only?.uid, page, pageSize, serverUrl], ([uid, at, limit, server], { signal }) =>
    fetchAccountTrail({ uid, page: at + 1, limit }, { serverUrl: server, signal })
  );
  const { last } = answer;
  const columns = React.useMemo(() => listColumns(t), [t]);
  const model = useDataTable({
    columns,
    rows: last?.entries ?? [],
    pageSize,
    fetched: { page, total: last?.total ?? 0, onPage: setPage },
    rowKey: ({ id }) => id
  });
  const showAll = () => {
    setPage(0);
    onAll();
  };
  return (
    <>
      {only && (
        <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
          {t('trailOf', { email: only.email })}
          <Button size="sm" onClick={showAll}>
            {t('trailOfAll')}
          </Button>
        </p>
      )}
      {answer.status === 'failed' && (
        <Notice kind="error" title={t('trailFailed')} onRetry={answer.retry}>
          {faultText(answer.fault, locale, t)}
        </Notice>
      )}
      {!last && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />
      )}
      {last?.total === 0 && <Notice plain>{t('trailEmpty')}</Notice>}
      {last && last.total > 0 && (
        <TableCard busy={answer.busy}>
          <DataTable model={model} caption={t('trail')} stackBelow={PHONE_WIDTH_PX} />
        </TableCard>
      )}
    </>
  );
}
