import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';

/** Returns whether a shape drawn on the page's map narrows its layers, for figures that it does not narrow. */
export const useHasDrawnShape = (): boolean =>
  ReactRedux.useSelector(({ dataSourcesInfo }: IMState) =>
    Object.keys(dataSourcesInfo ?? {}).some((id) =>
      Object.values(dataSourcesInfo[id]?.widgetQueries ?? {}).some(
        (query) => (query as { readonly geometry?: object }).geometry !== undefined
      )
    )
  );
