import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addBufferLayer, revealArea, useEarlierView } from 'widgets/shared-code/site-map';
import type { BiocharState } from '../state';
import { listShownResults } from '../state';

/**
 * Draws the buffers of the displayed results with the facilities that they count, and lines from the sources of the current one; fades everything outside the
 * current one and moves the map to it; `opacity` is 0 to 1.
 */
export function useBuffer(
  view: JimuMapView | null,
  state: BiocharState,
  title: string,
  opacity: number
): void {
  const { mode } = useThemeStyles().sys.color;
  const layer = useMapDrawing(view, title, addBufferLayer);
  const { kept, result } = state;
  React.useEffect(() => {
    layer?.show(
      listShownResults({ kept, result }).map(({ analysis }) => ({
        ...analysis,
        counted: analysis.facilityPlaces,
        linked: analysis === result?.analysis ? analysis.sources.map(({ place }) => place) : []
      })),
      { opacity, hero: result?.analysis ?? null, appearance: mode }
    );
  }, [layer, kept, result, opacity, mode]);
  useEarlierView(view, listShownResults({ kept, result }).length > 0);
  React.useEffect(() => {
    if (view && result) void revealArea(getMapView(view), result.analysis);
  }, [view, result]);
}
