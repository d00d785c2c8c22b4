import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import {
  addDrawnLayer,
  createBufferGraphics,
  revealArea,
  useEarlierView
} from 'widgets/shared-code/site-map';
import type { BiocharState } from '../state';
import { listShownResults } from '../state';

/** Draws the buffers of the displayed results with the facilities that they count, and moves the map to a new one; `opacity` is 0 to 1. */
export function useBuffer(
  view: JimuMapView | null,
  state: BiocharState,
  title: string,
  opacity: number
): void {
  const layer = useMapDrawing(view, title, addDrawnLayer);
  const { kept, result } = state;
  React.useEffect(() => {
    layer?.show(
      createBufferGraphics(
        listShownResults({ kept, result }).map(({ analysis }) => ({
          ...analysis,
          counted: analysis.facilityPlaces
        })),
        opacity
      )
    );
  }, [layer, kept, result, opacity]);
  useEarlierView(view, listShownResults({ kept, result }).length > 0);
  React.useEffect(() => {
    if (view && result) void revealArea(getMapView(view), result.analysis);
  }, [view, result]);
}
