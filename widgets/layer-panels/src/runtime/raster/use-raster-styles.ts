import { React } from 'jimu-core';
import { useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { useAddressState, useLinkProblem } from 'widgets/shared-code/site-tools';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import { canBeContinuous, canSample, drawAsClasses } from 'widgets/shared-code/site-map';
import type { RasterStretch } from 'widgets/shared-code/site-map';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { ListedLayer } from '../use-layers';

/** How a raster is drawn: by the classes of its legend, or as a ramp over the values in view. */
export const RASTER_STYLES = ['classes', 'continuous'] as const;
export type RasterStyle = (typeof RASTER_STYLES)[number];

/** Range of the values in view; null when there is none. */
export type StretchState = RequestState<RasterStretch | null>;

/** Widget state: ids of the rasters that are drawn as a ramp. */
const CONTINUOUS: StatePiece<readonly string[]> = { key: 'continuousRasters', initial: [] };

const CODEC: AddressCodec<readonly string[]> = {
  version: 1,
  read: (value) =>
    Array.isArray(value) && value.every((id) => typeof id === 'string') ? [...new Set<string>(value)] : null
};

/** Whether a layer can be drawn as a ramp: a raster of the catalogue whose service gives values. */
export const hasStyles = ({ raster, jimuLayerView: { layer } }: ListedLayer): boolean =>
  raster !== null && canBeContinuous(raster) && canSample(layer);

export interface RasterStyles {
  /** Layers that are drawn as a ramp. */
  readonly continuous: readonly ListedLayer[];
  getStyle(layerId: string): RasterStyle;
  setStyle(listed: ListedLayer, style: RasterStyle): void;
  /** Returns the range of a continuous raster; null before it was first requested. */
  getStretch(layerId: string): StretchState | null;
  setStretch(layerId: string, state: StretchState): void;
}

/** Returns how the rasters of the list are drawn; it is part of the widget's state and of the address. */
export function useRasterStyles(widgetId: string, all: readonly ListedLayer[]): RasterStyles {
  const [ids, changeIds] = useWidgetState(widgetId, CONTINUOUS);
  const [stretches, setStretches] = React.useState<Readonly<Record<string, StretchState | undefined>>>({});
  const handleRead = React.useCallback((read: readonly string[]) => changeIds(() => read), [changeIds]);
  const problem = useAddressState(`rasters.${widgetId}`, {
    state: ids.length > 0 ? ids : null,
    codec: CODEC,
    onRead: handleRead
  });
  useLinkProblem(problem);
  const setStretch = React.useCallback(
    (layerId: string, state: StretchState) => setStretches((before) => ({ ...before, [layerId]: state })),
    []
  );
  return {
    continuous: all.filter((listed) => ids.includes(listed.id) && hasStyles(listed)),
    getStyle: (layerId) => (ids.includes(layerId) ? 'continuous' : 'classes'),
    setStyle: (listed, style) => {
      changeIds((before) => [
        ...before.filter((id) => id !== listed.id),
        ...(style === 'continuous' ? [listed.id] : [])
      ]);
      const { layer } = listed.jimuLayerView;
      if (style === 'classes' && canSample(layer)) drawAsClasses(layer);
    },
    getStretch: (layerId) => stretches[layerId] ?? null,
    setStretch
  };
}
