import {
  formatMessage,
  formatNumber,
  formatOptionLabel,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { CategoryBars } from 'widgets/shared-code/site-analysis';
import { barWhere } from '../boards/bar-rows';
import type { Breakdown, ValueGroup, FigureRows } from '../boards/board';
import { useTexts } from '../use-texts';

interface BreakdownBarsProps {
  readonly breakdown: Breakdown;
  readonly groups: readonly ValueGroup[];
  readonly locale: Locale;
  onRows(name: string, rows: FigureRows): void;
}

/** Bars of counts by category or state; a count other than 0 opens its records. */
export function BreakdownBars({ breakdown, groups, locale, onRows }: BreakdownBarsProps) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { title, field, question, counts, codes } = breakdown;
  const names = counts.listed.map(({ name }) => name);
  const parts = [
    ...counts.listed.map(({ name, count }) => ({
      name: codes?.[name] ?? formatOptionLabel(name, locale),
      list: name,
      count
    })),
    { name: formatMessage('board.other', locale), list: null, count: counts.other }
  ];
  const bars = parts.map(({ name, count }) => ({
    name,
    value: count,
    text: formatNumber(count),
    ...(count > 0 && { action: t('viewOf', { name, count, shown: formatNumber(count) }) })
  }));
  return (
    <div css={{ padding: space(2.5, 1.5, 2.5, 3.5), borderTop: rule }}>
      <h3 css={{ margin: space(0, 0, 1), ...type.heading }}>{title}</h3>
      <CategoryBars
        label={title}
        bars={bars}
        onPick={(bar, at) =>
          onRows(bar.name, { question, where: barWhere(field, names, parts[at]!.list, groups) })
        }
      />
    </div>
  );
}
