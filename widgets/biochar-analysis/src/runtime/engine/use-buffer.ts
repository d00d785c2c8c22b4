import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { DrawnLayer } from 'widgets/shared-code/site-map';
import { addDrawnLayer, bufferGraphics, goToGround } from 'widgets/shared-code/site-map';
import type { BiocharState } from '../state';
import { shownResults } from '../state';

/** Keeps the buffers on the map in step with the results that are shown, the new one in view. */
export function useBuffer(view: JimuMapView | null, state: BiocharState, title: string): void {
  const [layer, setLayer] = React.useState<DrawnLayer | null>(null);
  React.useEffect(() => {
    const map = view?.view.map;
    if (!map) return undefined;
    const added = addDrawnLayer(map, title);
    setLayer(added);
    return () => {
      setLayer(null);
      added.remove();
    };
  }, [view, title]);
  const { kept, result } = state;
  React.useEffect(() => {
    layer?.show(bufferGraphics(shownResults({ kept, result }).map(({ analysis }) => analysis)));
  }, [layer, kept, result]);
  React.useEffect(() => {
    if (view && result) void goToGround(view.view, result.analysis);
  }, [view, result]);
}
