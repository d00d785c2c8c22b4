import { formatFigure, formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { PanelFigures } from 'widgets/shared-code/site-domain';
import { splitFigureLabel, translateText } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';

interface FiguresProps {
  readonly shown: NonNullable<ReadyPanel['figures']>;
  /** Figures of the records that the filters keep; null until known. */
  readonly figures: PanelFigures | null;
  readonly locale: Locale;
  readonly t: Texts;
  /** Returns the layer's alias of a field, including its unit. */
  getAlias(field: string): string;
}

/** Totals and averages of the records that the filters keep, with units. */
export function Figures({ shown, figures, locale, t, getAlias }: FiguresProps) {
  const { type, space } = useThemeStyles();
  return (
    <dl
      css={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space(2, 3),
        fontFeatureSettings: '"tnum"'
      }}
    >
      {shown.map(({ field, kind, decimals, weight }) => {
        const alias = getAlias(field);
        const { label, unit } = splitFigureLabel(alias, locale) ?? {
          label: translateText(alias, locale),
          unit: ''
        };
        const column = figures?.numbers[field];
        // The sum of no records is 0; the sum of records without a value is unknown.
        const total = figures?.count === 0 ? 0 : (column?.sum ?? null);
        const value = kind === 'total' ? total : (column?.average ?? null);
        const without = figures && column ? figures.count - column.known : 0;
        return (
          <div key={`${field} ${kind}`}>
            {/* A weighted figure has 'average' in its own name: 'Average price'. */}
            <dt css={type.hint}>
              {kind === 'total' || weight !== undefined ? label : t('average', { name: label })}
            </dt>
            <dd css={{ margin: 0, ...type.title }}>{formatFigure(value, unit, decimals)}</dd>
            {without > 0 && (
              <dd css={{ margin: 0, ...type.small }}>
                {t('without', { count: formatNumber(without), total: formatNumber(figures!.count) })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
