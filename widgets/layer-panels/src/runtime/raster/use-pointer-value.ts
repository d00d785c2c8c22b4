import { React } from 'jimu-core';
import { DEFAULT_PARAMETERS, useRequest } from 'widgets/shared-code/site-base';
import type { ClassLimits, RequestState } from 'widgets/shared-code/site-base';
import { fetchParameters } from 'widgets/shared-code/site-api';
import { canSample, readRaster, watchPointer } from 'widgets/shared-code/site-map';
import type { PointerPlace, RasterReading } from 'widgets/shared-code/site-map';
import { readServer } from '../panel/use-samples';
import type { ListedLayer } from '../use-layers';

/** Value of a raster under the pointer; idle while the pointer is not over the map. */
export type PointerValue = RequestState<RasterReading>;

/** Returns the value of a raster under the pointer. */
export function usePointerValue({ jimuLayerView: { layer }, view }: ListedLayer): PointerValue {
  const [place, setPlace] = React.useState<PointerPlace | null>(null);
  React.useEffect(() => {
    const handle = watchPointer(view, setPlace);
    return () => handle.remove();
  }, [view]);
  return useRequest(place && canSample(layer) ? ([layer, place] as const) : null, ([asked, at], { signal }) =>
    readRaster(asked, at, signal)
  );
}

/** Returns the limits of a raster's classes; null until they are known, and when they cannot be had. */
export function useClassLimits({ raster, jimuLayerView: { layer } }: ListedLayer): ClassLimits | null {
  const hasLimits = raster?.classes.by === 'legend';
  const server = hasLimits && canSample(layer) ? readServer(layer.url) : null;
  const limits = useRequest(server === null ? null : [server], async ([url], { signal }) => {
    const { parameters } = await fetchParameters(url, signal);
    return parameters;
  });
  return hasLimits ? limits.last : DEFAULT_PARAMETERS;
}
