import { React } from 'jimu-core';
import { formatFigure, formatNumber, formatOptionLabel, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { findNameBySlug } from 'widgets/shared-code/site-domain';
import type { PanelFigures } from 'widgets/shared-code/site-domain';
import { splitFigureLabel, translateText } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';
import { Figures } from './figures';

interface SummaryProps {
  readonly panel: ReadyPanel;
  /** Figures that are not already shown beside the count. */
  readonly more: NonNullable<ReadyPanel['figures']>;
  readonly figures: PanelFigures;
  readonly locale: Locale;
  readonly t: Texts;
  /** Returns the layer's alias of a field, including its unit. */
  getAlias(field: string): string;
  /** Returns the layer's name of a field's value. */
  getValueName(field: string, value: string): string;
}

/** Values of a list shown individually; the others are combined in one line. */
const MAX_LISTED_VALUES = 8;

interface CountsProps extends Pick<SummaryProps, 'locale' | 't'> {
  readonly title: string;
  readonly counts: Readonly<Record<string, number>>;
  getValueName(value: string): string;
}

function Counts({ title, counts, getValueName, locale, t }: CountsProps) {
  const { sys, type, weight, space } = useThemeStyles();
  const sorted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  const rest = sorted.slice(MAX_LISTED_VALUES).reduce((sum, [, count]) => sum + count, 0);
  const rows = [...sorted.slice(0, MAX_LISTED_VALUES), ...(rest > 0 ? [[t('others'), rest] as const] : [])];
  const most = Math.max(1, ...rows.map(([, count]) => count));
  if (rows.length === 0) return null;
  return (
    <table css={{ width: '100%', borderCollapse: 'collapse', ...type.small }}>
      <caption
        css={{ textAlign: 'start', fontWeight: weight.strong, captionSide: 'top', paddingBottom: space(1) }}
      >
        {title}
      </caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th
              scope="row"
              css={{
                textAlign: 'start',
                fontWeight: weight.regular,
                padding: space(0.5, 2, 0.5, 0),
                width: '40%'
              }}
            >
              {formatOptionLabel(findNameBySlug(getValueName(name)), locale)}
            </th>
            <td css={{ padding: space(0.5, 0) }}>
              <div
                css={{ height: 6, borderRadius: 3, background: sys.color.primary.main }}
                style={{ width: `${(100 * count) / most}%` }}
              />
            </td>
            <td css={{ textAlign: 'end', paddingInlineStart: space(2), width: 48 }}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RangesProps = Pick<SummaryProps, 'panel' | 'figures' | 'locale' | 't' | 'getAlias'>;

/** Lowest and highest value of each figure among the records that the filters keep. */
function Ranges({ panel, figures, locale, t, getAlias }: RangesProps) {
  const { type, weight, space } = useThemeStyles();
  const id = React.useId();
  const rows = (panel.figures ?? []).flatMap(({ field, decimals }) => {
    const { min = null, max = null } = figures.numbers[field] ?? {};
    if (min === null || max === null) return [];
    const alias = getAlias(field);
    const { label, unit } = splitFigureLabel(alias, locale) ?? {
      label: translateText(alias, locale),
      unit: ''
    };
    const [low, high] = [min, max].map((value) => formatFigure(value, unit, decimals));
    return [{ field, label, text: min === max ? low : t('fromTo', { low: low!, high: high! }) }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} css={type.small}>
      <h4 id={id} css={{ margin: space(0, 0, 1), ...type.small, fontWeight: weight.strong }}>
        {t('ranges')}
      </h4>
      <dl css={{ margin: 0, display: 'grid', gap: space(1) }}>
        {rows.map(({ field, label, text }) => (
          <div key={field} css={{ display: 'flex', gap: space(2), justifyContent: 'space-between' }}>
            <dt css={{ fontWeight: weight.regular }}>{label}</dt>
            <dd css={{ margin: 0, textAlign: 'end' }}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Remainder of the summary of the records that the filters keep: their number, further figures, value ranges,
 * and counts by category.
 */
export function Summary({ panel, more, figures, locale, t, getAlias, getValueName }: SummaryProps) {
  const { space } = useThemeStyles();
  const box = React.useRef<HTMLDivElement | null>(null);
  // It opens below the buttons, which are often at the bottom of the list.
  React.useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} css={{ display: 'grid', gap: space(3), fontFeatureSettings: '"tnum"' }}>
      <p css={{ margin: 0 }}>{t('records', { count: figures.count })}</p>
      {more.length > 0 && (
        <Figures shown={more} figures={figures} locale={locale} t={t} getAlias={getAlias} />
      )}
      <Ranges panel={panel} figures={figures} locale={locale} t={t} getAlias={getAlias} />
      {(panel.countBy ?? []).map((field) => (
        <Counts
          key={field}
          title={t('by', { name: translateText(getAlias(field), locale) })}
          counts={figures.categories[field]!}
          getValueName={(value) => getValueName(field, value)}
          locale={locale}
          t={t}
        />
      ))}
    </div>
  );
}
