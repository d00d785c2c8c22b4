import { useTheme } from 'jimu-theme';
import { computeScaleShare } from 'widgets/shared-code/site-domain';
import type { SliderScale } from 'widgets/shared-code/site-domain';
import type { Histogram } from './use-panel-figures';

interface HistogramBarsProps {
  readonly histogram: Histogram;
  readonly scale: SliderScale;
  /** The selected range along the slider, 0 to 1: from the thumb to the end that is kept. */
  readonly from: number;
  readonly to: number;
}

/** Gap between two bars, in percent of the width. */
const GAP = 0.5;

/**
 * Histogram of the values behind a slider; the selected values are dark. Each bar is above the part of the
 * slider that it counts. Hidden from screen readers, since the figures beside it contain the same
 * information.
 */
export function HistogramBars({ histogram, scale, from, to }: HistogramBarsProps) {
  const { sys } = useTheme();
  const { edges, counts } = histogram;
  const most = Math.max(1, ...counts);
  const places = edges.map((edge) => computeScaleShare(scale, edge));
  return (
    // eslint-disable-next-line no-restricted-syntax -- a chart is no icon
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      css={{ display: 'block', width: '100%', height: 28 }}
    >
      {Array.from(counts, (count, part) => {
        const [left, right] = [places[part]!, places[part + 1]!];
        const middle = (left + right) / 2;
        // A bar with few records among thousands stays visible.
        const height = count === 0 ? 0.02 : Math.max(0.08, Math.sqrt(count / most));
        const inForce = middle >= from && middle <= to;
        return (
          <rect
            key={part}
            x={100 * left + GAP / 2}
            width={Math.max(GAP, 100 * (right - left) - GAP)}
            y={1 - height}
            height={height}
            fill={inForce ? sys.color.primary.main : sys.color.divider.primary}
          />
        );
      })}
    </svg>
  );
}
