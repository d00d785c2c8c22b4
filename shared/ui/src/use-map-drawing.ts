import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';

type SdkMap = NonNullable<JimuMapView['view']['map']>;

/**
 * What a tool draws on the map: put on it when there is a map, taken off it when the tool goes.
 * @param add puts it on; declared once, outside of components.
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
