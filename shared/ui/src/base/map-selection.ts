import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { ServiceAreaSummary } from '@site/domain';
import { changeWidgetState, useWidgetState } from './widget-state';
import type { StatePiece } from './widget-state';

/** Selection on a map: a service area with its figures, or a feature with its popup fields. */
export type MapSelection =
  | {
      readonly kind: 'serviceArea';
      readonly latitude: number;
      readonly longitude: number;
      readonly minutes: number;
      readonly summary: Omit<ServiceAreaSummary, 'polygons'>;
    }
  | {
      readonly kind: 'feature';
      /** The layer's title on the map. */
      readonly layer: string;
      readonly attributes: Readonly<Record<string, unknown>>;
    };

/**
 * Stored in the map widget's state, so that any widget of the map finds it, whichever widget it was made in.
 */
const SELECTION: StatePiece<MapSelection | null> = { key: 'siteSelection', initial: null };

const NO_MAP = 'no-map';

/** Sets the selection of a map. */
export const setMapSelection = (mapWidgetId: string, selection: MapSelection): void =>
  changeWidgetState(mapWidgetId, SELECTION, () => selection);

/** Clears the selection of a map if it is of this kind. */
export const clearMapSelection = (mapWidgetId: string, kind: MapSelection['kind']): void =>
  changeWidgetState(mapWidgetId, SELECTION, (before) => (before?.kind === kind ? null : before));

/** Returns the selection of a map; null when nothing is selected. */
export const useMapSelection = (mapWidgetId: string | undefined): MapSelection | null =>
  useWidgetState(mapWidgetId ?? NO_MAP, SELECTION)[0];

/** Returns whether a tool owns the clicks of a map. */
export const useIsMapOwned = (mapWidgetId: string | undefined): boolean =>
  ReactRedux.useSelector(
    ({ mapWidgetsInfo }: IMState) =>
      mapWidgetId !== undefined && Boolean(mapWidgetsInfo?.[mapWidgetId]?.autoControlWidgetId)
  );
