import type { AllWidgetProps } from 'jimu-core';
import { ColumnLayout } from '../../../../../jimu/jimu-layouts/lib/column-layout';
import { useForSize } from '../../../../../jimu/jimu-layouts/lib/use-for-size';

/** The column: stacks widgets, each as high as its content; together they stay within the column's box. */
export default function Column({ layouts }: AllWidgetProps<object>) {
  const layoutId = useForSize()<string>(layouts?.DEFAULT);
  return (
    <div css={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      {layoutId !== undefined && <ColumnLayout layoutId={layoutId} />}
    </div>
  );
}
