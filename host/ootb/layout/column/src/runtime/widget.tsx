import type { AllWidgetProps, IMState } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { useSelector } from 'react-redux';
import type { LayoutJson, SizeModeMap } from '../../../../../jimu/jimu-core/lib/types/app-config';
import { layoutItems } from '../../../../../shell/layout/fixed-layout';
import { forSize } from '../../../../../shell/layout/size-mode';
import { WidgetRenderer } from '../../../../../shell/widget/widget-renderer';

/** The column: widgets one below the other, each as high as its content; together they keep to the column's box. */
export default function Column({ layouts }: AllWidgetProps<object>) {
  const { sys } = useTheme();
  const config = useSelector((state: IMState) => state.appConfig);
  const mode = useSelector((state: IMState) => state.browserSizeMode);
  const layoutId =
    forSize(layouts?.DEFAULT as SizeModeMap<string> | undefined, mode, config.mainSizeMode) ?? '';
  const layout = config.layouts[layoutId] as unknown as LayoutJson | undefined;
  return (
    <div
      // What the widgets leave free belongs to what lies beneath.
      style={{ pointerEvents: 'none' }}
      css={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      {layoutItems(layout).map(({ id, widgetId = '' }) => (
        <div
          key={id}
          css={{
            display: 'flex',
            flexDirection: 'column',
            flex: '0 1 auto',
            minHeight: 0,
            // What is collapsed to its header is not made lower still.
            '&:not(:has([aria-expanded="true"]))': { flexShrink: 0 },
            // A widget that shows nothing leaves no gap.
            '&:has(section) + *': { paddingTop: sys.spacing(2) }
          }}
        >
          <WidgetRenderer widgetId={widgetId} layoutId={layoutId} layoutItemId={id} autoHeight />
        </div>
      ))}
    </div>
  );
}
