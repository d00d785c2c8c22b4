import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import { formatNumber, Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import { fetchPlotCounts } from 'widgets/shared-code/site-api';
import type { PlotCounts } from 'widgets/shared-code/site-domain';
import { DataTable, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { useTexts } from './use-texts';

type PlotCount = PlotCounts['data'][number];

function CountsTable({ counts: { data, toldFrom } }: { readonly counts: PlotCounts }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const columns = React.useMemo(
    (): readonly DataColumn<PlotCount>[] => [
      { key: 'lga', title: t('countsLga'), isRowHeader: true, value: ({ lga }) => lga },
      { key: 'state', title: t('countsState'), value: ({ state }) => state },
      { key: 'plots', title: t('viewPlots'), numeric: true, value: ({ plots }) => plots }
    ],
    [t]
  );
  const model = useDataTable({ columns, rows: data, rowKey: ({ code }) => code });
  return (
    <div css={{ display: 'grid', gap: space(2), minWidth: 0 }}>
      <TableCard>
        <DataTable model={model} caption={t('countsTitle')} />
      </TableCard>
      {toldFrom !== null && (
        <span css={type.hint}>{t('countsHint', { suppliers: formatNumber(toldFrom) })}</span>
      )}
    </div>
  );
}

/** Numbers of plots by LGA, for accounts that may not read the plots: an outline and a name are personal data. */
export function CountsView({ serverUrl }: { readonly serverUrl: string }) {
  const t = useTexts();
  const { type } = useThemeStyles();
  const answer = useRequest([serverUrl], ([url], { signal }) => fetchPlotCounts({ serverUrl: url, signal }));
  return (
    <>
      <h3 css={{ margin: 0, ...type.heading }}>{t('countsTitle')}</h3>
      {answer.status === 'failed' && (
        <Notice kind="error" onRetry={answer.retry}>
          {answer.fault.message}
        </Notice>
      )}
      {answer.status === 'loading' && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 120 }} />
      )}
      {answer.status === 'ready' &&
        (answer.answer.data.length > 0 ? (
          <CountsTable counts={answer.answer} />
        ) : (
          <Notice plain>{t('countsNone')}</Notice>
        ))}
    </>
  );
}
