import { useThemeStyles, visuallyHidden } from 'widgets/shared-code/site-base';
import type { DrawnClasses } from 'widgets/shared-code/site-map';
import { findDrawnClass } from './hover-card';
import type { CassavaState } from './states';
import { Swatch } from './swatch';
import { useTexts } from './use-texts';

interface ClassLegendProps {
  readonly legend: DrawnClasses;
  readonly states: readonly CassavaState[];
}

/** The production classes in descending order, as drawn on the map, each with its number of states. */
export function ClassLegend({ legend, states }: ClassLegendProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const entries = [...[...legend.classes].reverse(), legend.without];
  const rows = Math.ceil(entries.length / 2);
  return (
    <section css={{ padding: space(3, 3.5, 0), display: 'grid', gap: space(2) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{legend.title}</h3>
      <ul
        aria-label={t('legend')}
        css={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridAutoFlow: 'column',
          gridTemplateRows: `repeat(${rows}, auto)`,
          gridTemplateColumns: '1fr 1fr',
          gap: space(1, 4)
        }}
      >
        {entries.map(({ label, color }) => {
          const count = states.filter((state) => findDrawnClass(state, legend).label === label).length;
          return (
            <li key={label} css={{ display: 'flex', alignItems: 'center', gap: space(2), ...type.small }}>
              <Swatch color={color} />
              <span css={{ flex: 1 }}>{label}</span>
              <span css={type.hint} aria-hidden="true">
                {count}
              </span>
              <span css={visuallyHidden}>{t('stateCount', { count })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
