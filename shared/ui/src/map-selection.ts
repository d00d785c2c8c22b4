import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { ServiceAreaSummary } from '@site/domain';
import { changeWidgetState, useWidgetState } from './widget-state';
import type { StatePiece } from './widget-state';

/** What is picked on a map: a service area with its figures, or a feature with the fields that its popup reads. */
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

/** It stands with the map's own widget, so that whoever knows the map finds it, whichever widget it was picked in. */
const SELECTION: StatePiece<MapSelection | null> = { key: 'siteSelection', initial: null };

const NO_MAP = 'no-map';

/** Says what is picked on a map now. */
export const setMapSelection = (mapWidgetId: string, selection: MapSelection): void =>
  changeWidgetState(mapWidgetId, SELECTION, () => selection);

/** Says that nothing of a kind is picked any more; what was picked of another kind stays. */
export const dropMapSelection = (mapWidgetId: string, kind: MapSelection['kind']): void =>
  changeWidgetState(mapWidgetId, SELECTION, (before) => (before?.kind === kind ? null : before));

/** What is picked on a map; null when nothing is. */
export const useMapSelection = (mapWidgetId: string | undefined): MapSelection | null =>
  useWidgetState(mapWidgetId ?? NO_MAP, SELECTION)[0];

/** Whether a tool owns the clicks of a map. */
export const useMapIsTaken = (mapWidgetId: string | undefined): boolean =>
  ReactRedux.useSelector(
    ({ mapWidgetsInfo }: IMState) =>
      mapWidgetId !== undefined && Boolean(mapWidgetsInfo?.[mapWidgetId]?.autoControlWidgetId)
  );
