import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';

type SdkView = ReturnType<typeof getMapView<JimuMapView>>;
type SdkMap = NonNullable<JimuMapView['view']['map']>;

/**
 * A tool's drawing on the map: added once there is a map, removed on unmount.
 * @param add adds the drawing; declared once, outside of components.
 */
export function useMapDrawing<Drawing extends { remove(): void }>(
  view: JimuMapView | null,
  title: string,
  add: (map: SdkMap, title: string, view: SdkView) => Drawing
): Drawing | null {
  const [drawing, setDrawing] = React.useState<Drawing | null>(null);
  React.useEffect(() => {
    const sdkView = view && getMapView(view);
    if (!sdkView?.map) return undefined;
    const added = add(sdkView.map, title, sdkView);
    setDrawing(added);
    return () => {
      setDrawing(null);
      added.remove();
    };
  }, [view, title, add]);
  return drawing;
}
