import { SERVER_PLACEHOLDER } from '@site/layers';
import { outputsOf } from './outputs';

/** The Experience Builder that the configurations are written for. */
export const EXB_VERSION = '1.21.0';

export type WidgetId = `widget_${number}`;
export type LayoutId = `layout_${number}`;
export type SourceId = `dataSource_${number}`;
export type UtilityId = `utility_${number}`;
type Sized<Value> = { readonly LARGE: Value; readonly MEDIUM?: Value; readonly SMALL?: Value };

/** A number is px; of each axis two sides are given, and with one alone the item is as high as its content. */
export interface Box {
  readonly left?: number | string;
  readonly right?: number | string;
  readonly top?: number | string;
  readonly bottom?: number | string;
  readonly width?: number | string;
  readonly height?: number | string;
  /** `left` is where its middle stands. */
  readonly centred?: boolean;
  /**
   * From `top` it is as high as its content, and where the home keeps to it, down to `bottom` at most. A box of a given
   * height takes the mouse from the map beneath also where nothing stands in it.
   */
  readonly grows?: boolean;
}

/** As high as its content, in the builder's word: where a column's item says `true`, it keeps 16 px even when it is empty. */
const AUTO = 'AUTO';

export const WHOLE: Box = { left: 0, top: 0, width: '100%', height: '100%' };

interface PageOptions {
  readonly id: string;
  /** As it stands, or a key of the catalogue of messages ('nav.factories'). */
  readonly label: string;
  readonly layout: Sized<LayoutId>;
  readonly header?: boolean;
}

interface WidgetOptions {
  readonly map?: WidgetId;
  readonly sources?: readonly SourceId[];
  readonly utilities?: readonly UtilityId[];
  readonly layouts?: Readonly<Record<string, { readonly LARGE: LayoutId }>>;
}

const length = (value: number | string): string =>
  typeof value === 'string' ? value : value === 0 ? '0' : `${value}px`;

function itemOf(id: string, widgetId: WidgetId, { centred, grows = false, ...sides }: Box): object {
  const { left, right, top, bottom, width, height } = sides;
  const isTall = grows || (height === undefined && (top === undefined || bottom === undefined));
  const bbox = Object.fromEntries(
    Object.entries({ left, right, top, bottom, width, height: isTall ? 0 : height }).flatMap(
      ([side, value]) => (value === undefined ? [] : [[side, length(value)]])
    )
  );
  const autoProps = {
    ...(left === undefined && { left: true }),
    ...((centred || (left !== undefined && right === undefined && width === undefined)) && { right: true }),
    ...(left !== undefined && right !== undefined && { width: true }),
    ...(top === undefined && { top: true }),
    ...(grows && { bottom: true }),
    ...(isTall && { height: AUTO })
  };
  return {
    id,
    type: 'WIDGET',
    widgetId,
    bbox,
    setting: { autoProps, ...(centred && { hCenter: true }) }
  };
}

const used = (dataSourceId: SourceId) => ({ dataSourceId, mainDataSourceId: dataSourceId });

/**
 * The configuration of one app of Experience Builder in the making: widgets, layouts, pages, data sources. Layouts, items
 * and sources are numbered as they come. A widget's number is given, and stays: addresses that people keep hold it
 * (`add.widget_30=1`).
 */
export class App {
  private readonly pages: Record<string, object> = {};
  private readonly layouts: Record<string, object> = {};
  private readonly widgets: Record<string, object> = {};
  private readonly sources: Record<string, object> = {};
  /** Data sources that come out of widgets. */
  private readonly outputs: Record<string, object> = {};
  private readonly utilities: Record<string, object> = {};
  private readonly messages: Record<string, object> = {};
  private header: object | undefined;

  /** @param title of the window; @param name of the app in a list of apps. */
  constructor(
    private readonly name: string,
    private readonly title: string = name
  ) {}

  /**
   * Adds a widget.
   * @param number of its id, free so far. @param uri its folder under widgets/, such as 'service-area'.
   * @param config what its settings page would write. @throws Error when the number is taken.
   */
  widget(
    number: number,
    uri: string,
    label: string,
    config: object,
    { map, sources = [], utilities = [], layouts }: WidgetOptions = {}
  ): WidgetId {
    const id: WidgetId = `widget_${number}`;
    if (id in this.widgets) throw new Error(`${this.name}: there are two widgets ${number}.`);
    const outputs = outputsOf(id, uri, config);
    for (const output of outputs) this.outputs[output.id] = output;
    this.widgets[id] = {
      id,
      uri: `widgets/${uri}/`,
      label,
      config,
      ...(layouts && { layouts }),
      ...(sources.length > 0 && { useDataSources: sources.map(used) }),
      ...(utilities.length > 0 && { useUtilities: utilities.map((utilityId) => ({ utilityId })) }),
      ...(map && { useMapWidgetIds: [map] }),
      ...(outputs.length > 0 && { outputDataSources: outputs.map((output) => output.id) })
    };
    return id;
  }

  /** A layout whose items stand where their boxes say, the first lowest. */
  fixed(items: readonly (readonly [WidgetId, Box])[]): LayoutId {
    return this.layout(
      'FIXED',
      items.map(([widget, box], index) => itemOf(String(index), widget, box))
    );
  }

  /** A layout of widgets one below the other, each as high as its content. */
  column(widgets: readonly WidgetId[]): LayoutId {
    const items = widgets.map((widgetId, index) => ({
      id: String(index),
      type: 'WIDGET',
      widgetId,
      bbox: { width: '100%', height: 'auto' },
      setting: { autoProps: { height: AUTO } }
    }));
    return this.layout('COLUMN', items);
  }

  /** Adds a page; the first is the one that opens. */
  page({ id, label, layout, header = false }: PageOptions): void {
    const isDefault = Object.keys(this.pages).length === 0;
    const fixed = { type: 'NORMAL', mode: 'FIT_WINDOW', isVisible: true, footer: false };
    this.pages[id] = { id, label, ...fixed, layout, isDefault, header };
  }

  /** The bar above the pages that ask for it. @param height px */
  top(height: number, layout: Sized<LayoutId>): void {
    this.header = { height: { LARGE: `${height}px` }, layout };
  }

  /** A web map or web scene of the portal. */
  mapSource(itemId: string, type: 'WEB_MAP' | 'WEB_SCENE', sourceLabel: string): SourceId {
    return this.source({ type, itemId, portalUrl: `${SERVER_PLACEHOLDER}/arcgis`, sourceLabel });
  }

  /** A feature layer by its address. */
  layerSource(url: string, sourceLabel: string): SourceId {
    return this.source({ type: 'FEATURE_LAYER', url, sourceLabel });
  }

  /** A service that widgets ask: its address below the server's own. */
  utility(type: 'GEOCODING' | 'ROUTING', label: string, path: string): UtilityId {
    const id: UtilityId = `utility_${Object.keys(this.utilities).length + 1}`;
    const url = `${SERVER_PLACEHOLDER}/arcgis/rest/services/${path}`;
    this.utilities[id] = { id, type, label, url, source: 'custom' };
    return id;
  }

  /** What one widget publishes makes another act. */
  message(from: WidgetId, messageType: string, to: WidgetId, actionName: string, version: string): void {
    const id = `messageConfig_${Object.keys(this.messages).length + 1}`;
    const action = { actionId: `${id}_action_1`, widgetId: to, messageWidgetId: from, actionName };
    this.messages[id] = { id, widgetId: from, messageType, actions: [{ ...action, config: {}, version }] };
  }

  /** The whole of it. @param versionOf the version of the widget of a `uri` of the configuration. */
  json(versionOf: (uri: string) => string): object {
    const widgets = Object.entries(this.widgets).map(([id, widget]) => {
      const { id: own, uri, ...others } = widget as { id: string; uri: string };
      return [id, { id: own, uri, version: versionOf(uri), ...others }];
    });
    return {
      exbVersion: EXB_VERSION,
      originExbVersion: EXB_VERSION,
      name: this.name,
      template: '',
      mainSizeMode: 'LARGE',
      theme: 'themes/site/',
      ...(this.header && { header: this.header }),
      pages: this.pages,
      pageStructure: Object.keys(this.pages).map((id) => ({ [id]: [] })),
      layouts: this.layouts,
      widgets: Object.fromEntries(widgets),
      dataSources: { ...this.sources, ...this.outputs },
      views: {},
      sections: {},
      dialogs: {},
      widgetsManifest: {},
      controllerPanels: {},
      customTheme: {},
      utilities: this.utilities,
      messageConfigs: this.messages,
      attributes: { portalUrl: `${SERVER_PLACEHOLDER}/arcgis`, title: this.title },
      forBuilderAttributes: { lockLayout: false }
    };
  }

  private layout(type: 'FIXED' | 'COLUMN', items: readonly object[]): LayoutId {
    const id: LayoutId = `layout_${Object.keys(this.layouts).length + 1}`;
    const content = Object.fromEntries(items.map((item, index) => [String(index), item]));
    this.layouts[id] = { id, type, order: Object.keys(content), content };
    return id;
  }

  private source(source: object): SourceId {
    const id: SourceId = `dataSource_${Object.keys(this.sources).length + 1}`;
    this.sources[id] = { id, ...source };
    return id;
  }
}
