import type axe from 'axe-core';
import type EsriMap from '@arcgis/core/Map';
import type MapView from '@arcgis/core/views/MapView';
import '@arcgis/map-components/components/arcgis-map';

declare global {
  interface Window {
    /** Defined by the source of axe, run in the page. */
    axe: typeof axe;
  }
  /** The map of a page, once it is drawn. */
  interface DrawnMapElement extends HTMLElement {
    readonly view: MapView & { readonly map: EsriMap };
  }
}
