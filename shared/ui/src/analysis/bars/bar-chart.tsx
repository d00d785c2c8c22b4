import { Bar, BarChart as Chart, XAxis, YAxis } from 'recharts';

export interface BarChartProps {
  readonly values: readonly number[];
  /** The value whose bar takes the whole width. */
  readonly longest: number;
  /** px */
  readonly width: number;
  readonly rowHeight: number;
  readonly color: string;
}

/** One bar per row and nothing else: the caller shows names and values beside it. */
export default function BarChart({ values, longest, width, rowHeight, color }: BarChartProps) {
  return (
    <Chart
      layout="vertical"
      width={width}
      height={rowHeight * values.length}
      data={values.map((value, row) => ({ row, value }))}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={rowHeight / 3}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, longest]} />
      <YAxis type="category" dataKey="row" hide />
      <Bar dataKey="value" fill={color} radius={2} isAnimationActive={false} background={false} />
    </Chart>
  );
}
