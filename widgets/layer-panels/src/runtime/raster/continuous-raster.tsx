import { React } from 'jimu-core';
import { useRequest } from 'widgets/shared-code/site-base';
import { canSample, computeStretch, drawAsRamp, sampleRaster } from 'widgets/shared-code/site-map';
import { useStationaryExtent } from '../panel/use-samples';
import { useLayerStatus } from '../use-layers';
import type { ListedLayer } from '../use-layers';
import type { RasterStyles } from './use-raster-styles';

interface ContinuousRasterProps {
  readonly listed: ListedLayer;
  readonly onStretch: RasterStyles['setStretch'];
}

/**
 * Draws a visible raster as a ramp over the values in view, again each time that the map has moved. It shows
 * nothing itself and is not part of a row, which may be folded away.
 */
export function ContinuousRaster({ listed, onStretch }: ContinuousRasterProps) {
  const { layer } = listed.jimuLayerView;
  const { visible } = useLayerStatus(listed);
  const extent = useStationaryExtent(listed, visible);
  const stretch = useRequest(
    extent && canSample(layer) ? ([layer, extent] as const) : null,
    async ([sampled, area], { signal }) => computeStretch(await sampleRaster(sampled, area, signal))
  );
  const { status, last } = stretch;
  const [low, high] = [last?.low, last?.high];
  React.useEffect(() => {
    // A view without a value leaves the colours as they are: there is nothing to draw.
    if (low !== undefined && high !== undefined && canSample(layer)) drawAsRamp(layer, { low, high });
  }, [layer, low, high]);
  React.useEffect(() => {
    onStretch(listed.id, stretch);
    // The other members follow from these.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [listed.id, onStretch, status, last]);
  return null;
}
