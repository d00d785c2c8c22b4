import type { Locale, PanelFigures } from 'widgets/shared-code/site-core';
import { formatNumber, message, nameOfSlug, optionLabel, useLook } from 'widgets/shared-code/site-core';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';

interface SummaryProps {
  readonly panel: ReadyPanel;
  readonly figures: PanelFigures;
  /** Rows that the filters keep and the figures leave out. */
  readonly leftOut: number;
  readonly locale: Locale;
  readonly t: Texts;
  /** What a field is called, its unit included. */
  aliasOf(field: string): string;
}

/** Values of a list that are shown; the others stand together in one line. */
const SHOWN = 8;

interface CountsProps extends Pick<SummaryProps, 'locale' | 't'> {
  readonly title: string;
  readonly counts: Readonly<Record<string, number>>;
}

function Counts({ title, counts, locale, t }: CountsProps) {
  const { sys, type, weight, space } = useLook();
  const sorted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  const rest = sorted.slice(SHOWN).reduce((sum, [, count]) => sum + count, 0);
  const rows = [...sorted.slice(0, SHOWN), ...(rest > 0 ? [[t('others'), rest] as const] : [])];
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
              {optionLabel(nameOfSlug(name), locale)}
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

/** The figures of the records that the filters keep: totals, averages, and how many of each kind. */
export function Summary({ panel, figures, leftOut, locale, t, aliasOf }: SummaryProps) {
  const { type, space } = useLook();
  return (
    <div css={{ display: 'grid', gap: space(3), fontFeatureSettings: '"tnum"' }}>
      <dl css={{ margin: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3) }}>
        {(panel.figures ?? []).map(({ field, kind, decimals }) => {
          const column = figures.numbers[field];
          // The sum of no record is 0; that of records without a value is not known.
          const total = figures.count === 0 ? 0 : column!.sum;
          const value = kind === 'total' ? total : column!.average;
          return (
            <div key={`${field} ${kind}`}>
              <dt css={type.hint}>{t(kind, { name: aliasOf(field) })}</dt>
              <dd css={{ margin: 0, ...type.figure }}>{formatNumber(value, decimals)}</dd>
              {column!.known < figures.count && (
                <dd css={{ margin: 0, ...type.small }}>
                  {t('without', {
                    count: formatNumber(figures.count - column!.known),
                    total: formatNumber(figures.count)
                  })}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {panel.leavesOut && leftOut > 0 && (
        <p css={{ margin: 0, ...type.hint }}>
          {message(panel.leavesOut.note, locale, { count: formatNumber(leftOut) })}
        </p>
      )}
      {(panel.countBy ?? []).map((field) => (
        <Counts
          key={field}
          title={t('by', { name: aliasOf(field) })}
          counts={figures.categories[field]!}
          locale={locale}
          t={t}
        />
      ))}
    </div>
  );
}
