import { React } from 'jimu-core';
import { formatNumber, formatQuantity, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { BiocharAnalysis, FeedstockSource } from 'widgets/shared-code/site-domain';
import { DataTable, useDataTable } from 'widgets/shared-code/site-records';
import { sourceName } from '../result-words';
import { useTexts } from '../use-texts';

interface SourcesProps {
  readonly analysis: BiocharAnalysis;
  readonly locale: Locale;
}

/** Sources of feedstock, sorted by tonnes per km, highest first. */
export function Sources({ analysis, locale }: SourcesProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { sources, sourceCount } = analysis;
  const columns = React.useMemo(
    () => [
      {
        key: 'source',
        title: t('source'),
        isRowHeader: true,
        value: (row: FeedstockSource) => sourceName(row, locale, t),
        cell: (row: FeedstockSource) => (
          <span css={{ display: 'block', whiteSpace: 'normal', padding: space(1, 0) }}>
            {sourceName(row, locale, t)}
            <span css={{ display: 'block', ...type.hint }}>{formatQuantity(row.distanceKm, 'km', 1)}</span>
          </span>
        )
      },
      ...(
        [
          ['tonnes', 'tonnes', 0],
          ['perKm', 'tonnesPerKm', 1]
        ] as const
      ).map(([key, field, digits]) => ({
        key,
        title: t(key),
        numeric: true,
        value: (row: FeedstockSource) => row[field],
        text: (row: FeedstockSource) => formatNumber(row[field], digits)
      }))
    ],
    [locale, t, type, space]
  );
  const model = useDataTable({
    columns,
    rows: sources,
    rowKey: ({ material, lga }) => `${material} ${lga.code}`
  });
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('sources')}</h3>
      {sources.length === 0 ? (
        <p css={{ margin: 0, ...type.hint }}>{t('noSources')}</p>
      ) : (
        <>
          <p css={{ margin: 0, ...type.hint }}>
            {t('sourcesOf', { shown: sources.length, all: sourceCount })}
          </p>
          <DataTable model={model} caption={t('sources')} />
        </>
      )}
    </div>
  );
}
