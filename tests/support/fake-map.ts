import { DataSourceManager, DataSourceTypes } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { useEffect } from 'react';
import { createFakeService } from './fake-service';
import type { FakeQuery, FakeRow } from './fake-service';

/*
 * A map with its layers, with the members that widgets use, in place of one that needs a graphics card and a
 * service.
 */

export interface FakeLayerOptions {
  readonly id: string;
  readonly title: string;
  readonly rows?: readonly FakeRow[];
  /** Evaluates a query in place of the service: returns whether a record meets it. */
  readonly keep?: (row: FakeRow, query: FakeQuery) => boolean;
  readonly fields?: readonly { readonly name: string; readonly alias: string; readonly type: string }[];
  /** Time of the last edit of its records. */
  readonly edited?: string;
  readonly definitionExpression?: string;
  readonly loadStatus?: 'loaded' | 'failed';
  readonly minScale?: number;
  /** With 'definition', a data source's filter is written to the layer's definition; by default it is not. */
  readonly drawnBy?: 'definition';
}

/** Returns a layer of the map, with the queries sent to its service and the filters set on it. */
export function createFakeLayer({ id, title, drawnBy, ...options }: FakeLayerOptions) {
  const { edited, definitionExpression = null, loadStatus = 'loaded', minScale = 0 } = options;
  const service = createFakeService(options.rows ?? [], options.keep);
  const layer = {
    id,
    title,
    visible: true,
    loadStatus,
    minScale,
    definitionExpression: definitionExpression as string | null,
    objectIdField: 'OBJECTID',
    outFields: null as readonly string[] | null,
    capabilities: { query: { maxRecordCount: 2000 } },
    sourceJSON: edited === undefined ? {} : { editingInfo: { dataLastEditDate: new Date(edited).getTime() } },
    load: async () => undefined,
    fields: options.fields ?? service.fields,
    queryFeatures: service.queryFeatures,
    queryFeatureCount: service.queryFeatureCount
  };
  const drawn: (string | null)[] = [];
  let filter: { where: string } | null = null;
  const view = {
    layer,
    updating: false,
    get filter() {
      return filter;
    },
    set filter(next: { where: string } | null) {
      filter = next;
      drawn.push(next?.where ?? null);
    }
  };
  const layerDataSourceId = `map-${id}`;
  const layerView = {
    layer,
    view,
    layerDataSourceId,
    getOrCreateLayerDataSource: async () => {
      const source = (await DataSourceManager.getInstance().createDataSource({
        id: layerDataSourceId,
        type: DataSourceTypes.FeatureLayer
      })) as FeatureLayerDataSource;
      if (drawnBy === undefined) return source;
      const updateQueryParams: typeof source.updateQueryParams = (params, widgetId) => {
        source.updateQueryParams(params, widgetId);
        layer.definitionExpression = source.getCurrentQueryParams().where ?? null;
      };
      return Object.assign(Object.create(source) as typeof source, { updateQueryParams });
    }
  };
  return { layer, layerView, layerDataSourceId, drawn, queries: service.queries };
}

export type FakeLayer = ReturnType<typeof createFakeLayer>;

interface ClickedPlace {
  readonly latitude: number;
  readonly longitude: number;
}

type Listener = (event: object) => void;

/** Event listeners by name. */
class ListenerList {
  private readonly all: { readonly name: string; readonly listener: Listener }[] = [];

  readonly on = (name: string, listener: Listener) => {
    const one = { name, listener };
    this.all.push(one);
    return { remove: () => void this.all.splice(this.all.indexOf(one), 1) };
  };

  notify(name: string, event: object): void {
    for (const { name: own, listener } of [...this.all]) if (own === name) listener(event);
  }
}

/** The map of a page, with methods that simulate events; call them inside `act`. */
export class FakeMap {
  private readonly changes = new ListenerList();
  private readonly events = new ListenerList();
  private readonly box = document.createElement('div');
  /** Whether a click opens popups. */
  popups = true;
  /** View as in the Maps SDK. */
  readonly view = {
    container: this.box.appendChild(document.createElement('div')),
    map: { allLayers: { on: this.changes.on } },
    center: { latitude: 5.5, longitude: 7.5 },
    scale: 1_000_000,
    viewpoint: { clone: () => ({}) },
    goTo: () => Promise.resolve(),
    on: this.events.on
  };
  /** View as passed to widgets. */
  readonly jimuMapView = {
    id: 'map-view',
    view: this.view,
    getAllJimuLayerViews: () => this.layers.map(({ layerView }) => layerView),
    enableClickOpenPopup: () => {
      this.popups = true;
    },
    disableClickOpenPopup: () => {
      this.popups = false;
    }
  };

  constructor(private layers: readonly FakeLayer[]) {
    document.body.append(this.box);
  }

  /** Replaces all layers. */
  setLayers(layers: readonly FakeLayer[]): void {
    this.layers = layers;
    this.changes.notify('change', {});
  }

  /** Makes the map stationary at an extent. */
  comeToRest(extent: object): void {
    this.events.notify('rest', extent);
  }

  /** Points at a place of the map, or with null beside the map. */
  point(place: object | null): void {
    this.events.notify('point', { place });
  }

  /**
   * Simulates a click.
   * @returns the click, whose `stopPropagation` shows whether a widget suppressed the popup.
   */
  click(mapPoint: ClickedPlace) {
    const click = { mapPoint, stopPropagation: jest.fn() };
    this.events.notify('click', click);
    return click;
  }

  /** Removes the map from the page, and the data sources of its layers from the app. */
  remove(): void {
    this.box.remove();
    if (shown === this) shown = null;
    for (const { layerDataSourceId } of this.layers)
      DataSourceManager.getInstance().destroyDataSource(layerDataSourceId);
  }
}

let shown: FakeMap | null = null;

/** Replaces the current map by one with these layers, which `JimuMapViewComponent` returns from now on. */
export function showMap(layers: readonly FakeLayer[] = []): FakeMap {
  shown?.remove();
  shown = new FakeMap(layers);
  return shown;
}

function JimuMapViewComponent({ onActiveViewChange }: { onActiveViewChange(view: object): void }) {
  useEffect(() => {
    if (shown) onActiveViewChange(shown.jimuMapView);
  }, [onActiveViewChange]);
  return null;
}

/** Mock of `jimu-arcgis`. */
export const jimuArcgis = { JimuMapViewComponent };

/** Mock of the map library's functions that watch the Maps SDK, and of its check for values of pixels. */
export const watchers = {
  watchStationaryExtent: ({ on }: FakeMap['view'], tell: Listener) => on('rest', tell),
  watchPointer: ({ on }: FakeMap['view'], tell: (place: object | null) => void) =>
    on('point', ({ place }: { readonly place?: object | null }) => tell(place ?? null)),
  canSample: (layer: object) => 'getSamples' in layer
};
