import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { useThemeStyles } from '../../kit/theme/styles';

const BarChart = React.lazy(() => import('./bar-chart'));

/** px */
const ROW_HEIGHT = 28;
const BAR_WIDTH = 104;

export interface CategoryBar {
  readonly name: string;
  readonly value: number;
  /** The formatted value with its unit. */
  readonly text: string;
  /** Accessible name of the button that the value becomes; without it the value is plain text. */
  readonly action?: string;
}

export interface CategoryBarsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly bars: readonly CategoryBar[];
  onPick?(bar: CategoryBar, at: number): void;
}

/**
 * Names, bars and values in rows; a long name wraps to two lines in its row. Screen readers and the keyboard
 * use the list; the bars are a decorative picture, drawn once their library is loaded.
 */
export function CategoryBars({ label, bars, onPick }: CategoryBarsProps) {
  const { sys, type, weight, space } = useThemeStyles();
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    // A list that broke across printed pages would leave its bars behind.
    <div css={{ position: 'relative', breakInside: 'avoid' }}>
      <ul aria-label={label} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {bars.map((bar, at) => (
          <li
            key={bar.name}
            css={{ display: 'flex', alignItems: 'center', height: ROW_HEIGHT, gap: space(2) }}
          >
            <span
              css={{
                flex: 1,
                minWidth: 0,
                overflowWrap: 'anywhere',
                ...type.note,
                fontWeight: weight.regular,
                // Two lines of a name fit the height of its bar.
                lineHeight: `${ROW_HEIGHT / 2}px`
              }}
            >
              {bar.name}
            </span>
            <span aria-hidden="true" css={{ flex: 'none', width: BAR_WIDTH }} />
            {bar.action === undefined ? (
              <span css={{ flex: 'none', width: 56, paddingRight: space(2), textAlign: 'right' }}>
                {bar.text}
              </span>
            ) : (
              <Button
                type="tertiary"
                size="sm"
                title={bar.action}
                aria-label={bar.action}
                data-printed
                onClick={() => onPick?.(bar, at)}
                css={{
                  flex: 'none',
                  width: 56,
                  minHeight: 24,
                  padding: space(0, 2),
                  justifyContent: 'flex-end'
                }}
              >
                {bar.text}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" css={{ position: 'absolute', top: 0, right: 64, pointerEvents: 'none' }}>
        <React.Suspense fallback={null}>
          <BarChart
            values={bars.map(({ value }) => value)}
            longest={longest}
            width={BAR_WIDTH}
            rowHeight={ROW_HEIGHT}
            color={sys.color.primary.main}
          />
        </React.Suspense>
      </div>
    </div>
  );
}
