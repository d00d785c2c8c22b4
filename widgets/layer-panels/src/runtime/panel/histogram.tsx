import { useTheme } from 'jimu-theme';

/** Parts of a histogram. */
export const BINS = 24;

interface HistogramProps {
  readonly counts: Int32Array;
  /** The thumb's place in the slider's range, 0 to 1, and the side that stays. */
  readonly from: number;
  readonly to: number;
}

/** The values behind a slider; those in force dark. A picture beside figures that say the same in words. */
export function Histogram({ counts, from, to }: HistogramProps) {
  const { sys } = useTheme();
  const most = Math.max(1, ...counts);
  return (
    // eslint-disable-next-line no-restricted-syntax -- a chart is no icon
    <svg
      viewBox={`0 0 ${BINS} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      css={{ display: 'block', width: '100%', height: 28 }}
    >
      {Array.from(counts, (count, bin) => {
        const middle = (bin + 0.5) / BINS;
        // A bar that stands for a few among thousands is still seen.
        const height = count === 0 ? 0.02 : Math.max(0.08, Math.sqrt(count / most));
        const inForce = middle >= from && middle <= to;
        return (
          <rect
            key={bin}
            x={bin + 0.06}
            width={0.88}
            y={1 - height}
            height={height}
            fill={inForce ? sys.color.primary.main : sys.color.divider.primary}
          />
        );
      })}
    </svg>
  );
}
