import { useTheme } from 'jimu-theme';
import { useSelector } from 'react-redux';
import type { LayoutJson } from '../../jimu-core/lib/types/app-config';
import type { IMState } from '../../jimu-core/lib/types/state';
import { listLayoutItems } from './fixed-layout';
import { useWidgetRenderer } from './widget-renderer-context';

/** Renders a COLUMN layout: stacked widgets, each as high as its content. The parent must be a flex column. */
export function ColumnLayout({ layoutId }: { readonly layoutId: string }) {
  const { sys } = useTheme();
  const WidgetRenderer = useWidgetRenderer();
  const layout = useSelector((state: IMState) => state.appConfig.layouts[layoutId]) as LayoutJson | undefined;
  return listLayoutItems(layout).map(({ id, widgetId = '' }) => (
    <div
      key={id}
      css={{
        display: 'flex',
        flexDirection: 'column',
        flex: '0 1 auto',
        minHeight: 0,
        // A widget that is collapsed to its header does not shrink further.
        '&:not(:has([aria-expanded="true"]))': { flexShrink: 0 },
        // An empty widget leaves no gap.
        '&:has(section) + *': { paddingTop: sys.spacing(2) }
      }}
    >
      <WidgetRenderer widgetId={widgetId} layoutId={layoutId} layoutItemId={id} autoHeight />
    </div>
  ));
}
