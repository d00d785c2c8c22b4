import { React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { FilterGeometry } from '@site/domain';

function readShapeText({ dataSourcesInfo }: IMState): string | null {
  for (const id of Object.keys(dataSourcesInfo ?? {}))
    for (const query of Object.values(dataSourcesInfo[id]?.widgetQueries ?? {})) {
      const { geometry } = query as { readonly geometry?: object };
      if (geometry !== undefined) return JSON.stringify(geometry);
    }
  return null;
}

/** Returns the shape drawn on the page's map, which narrows its layers; null without one. */
export function useDrawnShape(): FilterGeometry | null {
  const text = ReactRedux.useSelector(readShapeText);
  return React.useMemo(() => (text === null ? null : (JSON.parse(text) as FilterGeometry)), [text]);
}
