/// <reference types="vite/client" />
/// <reference types="@arcgis/map-components/types/react" />
/// <reference types="@esri/calcite-components/types/react" />

/** Paths under the map engine's assets; see vite/worker-parts.ts. */
declare module 'virtual:worker-parts' {
  const parts: readonly string[];
  export default parts;
}

declare module 'virtual:installed-widgets' {
  /** The modules of every installed widget by address, each loaded on request. */
  export const widgets: Readonly<Record<string, () => Promise<unknown>>>;
  /** The extensions that widgets declare, by the widget's address. */
  export const extensions: Readonly<
    Record<string, readonly { readonly name?: string; readonly point: string; readonly uri: string }[]>
  >;
}
