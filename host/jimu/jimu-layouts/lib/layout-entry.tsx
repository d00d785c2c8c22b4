import type { IMState } from 'jimu-core';
import type { CSSProperties, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ColumnLayout } from './column-layout';
import { FixedLayout, listLayoutItems } from './fixed-layout';
import { useForSize } from './use-for-size';
import type { LayoutJson } from '../../jimu-core/lib/types/app-config';

export interface LayoutEntryProps {
  /** Ids of layouts, by the sizes of the window. */
  readonly layouts?: { [mode: string]: string | undefined };
  readonly isInWidget?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Content while the layout has no widget. */
  readonly children?: ReactNode;
}

/**
 * Renders one of the layouts that a widget contains.
 * @throws Error for a layout of a type that this host does not support.
 */
export function LayoutEntry({ layouts, className, style, children }: LayoutEntryProps) {
  const layoutId = useForSize()<string>(layouts);
  const layout = useSelector((state: IMState) => state.appConfig.layouts[layoutId ?? '']) as
    | LayoutJson
    | undefined;
  const type = layout?.type ?? 'FIXED';
  const isColumn = type === 'COLUMN';
  if (!isColumn && type !== 'FIXED')
    throw new Error(`This host draws only FIXED and COLUMN layouts, not ${type}.`);
  const isEmpty = listLayoutItems(layout).length === 0;
  return (
    <div
      className={className}
      style={style}
      data-layoutid={layoutId}
      css={{
        position: 'relative',
        width: '100%',
        height: '100%',
        ...(isColumn && { display: 'flex', flexDirection: 'column' })
      }}
    >
      {isEmpty || layoutId === undefined ? (
        children
      ) : isColumn ? (
        <ColumnLayout layoutId={layoutId} />
      ) : (
        <FixedLayout layoutId={layoutId} />
      )}
    </div>
  );
}
