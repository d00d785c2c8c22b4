import type { IMState } from 'jimu-core';
import { shallowEqual, useSelector } from 'react-redux';

/** Returns the ids of the widgets that have the clicks of a map, one for each map with a tool that is on. */
export const useMapOwners = (): readonly string[] =>
  useSelector(
    ({ mapWidgetsInfo }: IMState) =>
      Object.values(mapWidgetsInfo).flatMap((info) => info?.autoControlWidgetId ?? []),
    shallowEqual
  );
