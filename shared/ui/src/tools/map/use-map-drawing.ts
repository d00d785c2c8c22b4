import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';

type SdkMap = NonNullable<JimuMapView['view']['map']>;

/**
 * A tool's drawing on the map: added once there is a map, removed on unmount.
 * @param add adds the drawing; declared once, outside of components.
 */
export function useMapDrawing<Drawing extends { remove(): void }>(
  view: JimuMapView | null,
  title: string,
  add: (map: SdkMap, title: string) => Drawing
): Drawing | null {
  const [drawing, setDrawing] = React.useState<Drawing | null>(null);
  React.useEffect(() => {
    const map = view && getMapView(view).map;
    if (!map) return undefined;
    const added = add(map, title);
    setDrawing(added);
    return () => {
      setDrawing(null);
      added.remove();
    };
  }, [view, title, add]);
  return drawing;
}
