import { useSelector } from 'react-redux';
import type { LayoutItemJson, LayoutJson } from '../../jimu-core/lib/types/app-config';
import type { IMState } from '../../jimu-core/lib/types/state';
import { hasAutoHeight, computeItemStyle } from './box';
import { useWidgetRenderer } from './widget-renderer-context';

/** Lists a layout's items that show a widget, in drawing order. */
export function listLayoutItems(layout: LayoutJson | undefined): LayoutItemJson[] {
  const content = layout?.content ?? {};
  const order = layout?.order ?? Object.keys(content);
  return Array.from(order, (id) => content[id]).filter(
    (item): item is LayoutItemJson =>
      item?.widgetId !== undefined && !item.isPending && item.isVisible !== false
  );
}

function Item({ layoutId, item }: { readonly layoutId: string; readonly item: LayoutItemJson }) {
  const WidgetRenderer = useWidgetRenderer();
  const autoHeight = hasAutoHeight(item);
  return (
    <div
      data-layoutitemid={item.id}
      style={computeItemStyle(item)}
      css={{ display: 'flex', flexDirection: 'column', isolation: 'isolate' }}
    >
      <WidgetRenderer
        widgetId={item.widgetId ?? ''}
        layoutId={layoutId}
        layoutItemId={item.id}
        autoHeight={autoHeight}
      />
    </div>
  );
}

/** Renders a FIXED layout: each item at its position, later ones above earlier ones. */
export function FixedLayout({ layoutId }: { readonly layoutId: string }) {
  const layout = useSelector((state: IMState) => state.appConfig.layouts[layoutId]) as LayoutJson | undefined;
  return listLayoutItems(layout).map((item) => <Item key={item.id} layoutId={layoutId} item={item} />);
}
