import { SERVER_PLACEHOLDER } from '@site/layers';
import { listOutputs } from './output-sources';
import type { WidgetLabel } from './translate-texts';

/** The Experience Builder version that the configurations are written for. */
export const EXB_VERSION = '1.21.0';

export type WidgetId = `widget_${number}`;
export type LayoutId = `layout_${number}`;
export type SourceId = `dataSource_${number}`;
export type UtilityId = `utility_${number}`;
type BySizeMode<Value> = { readonly LARGE: Value; readonly MEDIUM?: Value; readonly SMALL?: Value };

/**
 * Position and size; numbers are px. Each axis has two values; with only one vertical value the item is as high
 * as its content.
 */
export interface Box {
  readonly left?: number | string;
  readonly right?: number | string;
  readonly top?: number | string;
  readonly bottom?: number | string;
  readonly width?: number | string;
  readonly height?: number | string;
  /** `left` is the position of the centre. */
  readonly centred?: boolean;
  /**
   * The height follows the content, from `top` to at most `bottom` when the host supports this. A box with a
   * fixed height also blocks the mouse on its empty parts.
   */
  readonly grows?: boolean;
}

/**
 * The builder's value for a height that follows the content; with `true` an item of a column keeps 16 px even
 * when it is empty.
 */
const AUTO = 'AUTO';

export const FULL_SIZE: Box = { left: 0, top: 0, width: '100%', height: '100%' };

interface PageOptions {
  readonly id: string;
  /** Literal text, or a key of the message catalogue ('nav.factories'). */
  readonly label: string;
  readonly layout: BySizeMode<LayoutId>;
  readonly header?: boolean;
}

interface WidgetOptions {
  readonly map?: WidgetId;
  readonly sources?: readonly SourceId[];
  readonly utilities?: readonly UtilityId[];
  readonly layouts?: Readonly<Record<string, { readonly LARGE: LayoutId }>>;
}

const toCssLength = (value: number | string): string =>
  typeof value === 'string' ? value : value === 0 ? '0' : `${value}px`;

function createLayoutItem(id: string, widgetId: WidgetId, { centred, grows = false, ...sides }: Box): object {
  const { left, right, top, bottom, width, height } = sides;
  const isTall = grows || (height === undefined && (top === undefined || bottom === undefined));
  const bbox = Object.fromEntries(
    Object.entries({ left, right, top, bottom, width, height: isTall ? 0 : height }).flatMap(
      ([side, value]) => (value === undefined ? [] : [[side, toCssLength(value)]])
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

const toUsedDataSource = (dataSourceId: SourceId) => ({ dataSourceId, mainDataSourceId: dataSourceId });

/**
 * Builds the configuration of one Experience Builder app: widgets, layouts, pages, data sources. Layouts, items
 * and sources are numbered in order of creation. A widget's number is given and must not change, because saved
 * addresses contain it (`add.widget_30=1`).
 */
export class App {
  private readonly pages: Record<string, object> = {};
  private readonly layouts: Record<string, object> = {};
  private readonly widgets: Record<string, object> = {};
  private readonly sources: Record<string, object> = {};
  /** Output data sources of widgets. */
  private readonly outputs: Record<string, object> = {};
  private readonly utilities: Record<string, object> = {};
  private readonly messages: Record<string, object> = {};
  private header: object | undefined;

  /** @param title title of the window. @param name name of the app in a list of apps. */
  constructor(
    private readonly name: string,
    private readonly title: string = name
  ) {}

  /**
   * Adds a widget.
   * @param number number of its id, not used yet.
   * @param uri its folder under widgets/, such as 'service-area'.
   * @param config the configuration that its settings page would write.
   * @throws Error when the number is used.
   */
  addWidget(
    number: number,
    uri: string,
    label: WidgetLabel,
    config: object,
    { map, sources = [], utilities = [], layouts }: WidgetOptions = {}
  ): WidgetId {
    const id: WidgetId = `widget_${number}`;
    if (id in this.widgets) throw new Error(`${this.name}: two widgets have the number ${number}.`);
    const outputs = listOutputs(id, uri, config);
    for (const output of outputs) this.outputs[output.id] = output;
    this.widgets[id] = {
      id,
      uri: `widgets/${uri}/`,
      ...(typeof label === 'string' ? { label } : label),
      config,
      ...(layouts && { layouts }),
      ...(sources.length > 0 && { useDataSources: sources.map(toUsedDataSource) }),
      ...(utilities.length > 0 && { useUtilities: utilities.map((utilityId) => ({ utilityId })) }),
      ...(map && { useMapWidgetIds: [map] }),
      ...(outputs.length > 0 && { outputDataSources: outputs.map((output) => output.id) })
    };
    return id;
  }

  /** Adds a layout whose items are placed by their boxes, the first at the bottom of the stack. */
  addFixedLayout(items: readonly (readonly [WidgetId, Box])[]): LayoutId {
    return this.addLayout(
      'FIXED',
      items.map(([widget, box], index) => createLayoutItem(String(index), widget, box))
    );
  }

  /** Adds a layout of widgets in a column, each as high as its content. */
  addColumnLayout(widgets: readonly WidgetId[]): LayoutId {
    const items = widgets.map((widgetId, index) => ({
      id: String(index),
      type: 'WIDGET',
      widgetId,
      bbox: { width: '100%', height: 'auto' },
      setting: { autoProps: { height: AUTO } }
    }));
    return this.addLayout('COLUMN', items);
  }

  /** Adds a page; the first one is the default. */
  addPage({ id, label, layout, header = false }: PageOptions): void {
    const isDefault = Object.keys(this.pages).length === 0;
    const fixed = { type: 'NORMAL', mode: 'FIT_WINDOW', isVisible: true, footer: false };
    this.pages[id] = { id, label, ...fixed, layout, isDefault, header };
  }

  /** Sets the bar above the pages with a header. @param height in px. */
  setHeader(height: number, layout: BySizeMode<LayoutId>): void {
    this.header = { height: { LARGE: `${height}px` }, layout };
  }

  /** Adds a web map or web scene of the portal as a data source. */
  addMapSource(itemId: string, type: 'WEB_MAP' | 'WEB_SCENE', sourceLabel: string): SourceId {
    return this.addSource({ type, itemId, portalUrl: `${SERVER_PLACEHOLDER}/arcgis`, sourceLabel });
  }

  /** Adds a feature layer as a data source by its address. */
  addLayerSource(url: string, sourceLabel: string): SourceId {
    return this.addSource({ type: 'FEATURE_LAYER', url, sourceLabel });
  }

  /** Adds a utility service that widgets call, by its address relative to the server's services. */
  addUtility(type: 'GEOCODING' | 'ROUTING', label: string, path: string): UtilityId {
    const id: UtilityId = `utility_${Object.keys(this.utilities).length + 1}`;
    const url = `${SERVER_PLACEHOLDER}/arcgis/rest/services/${path}`;
    this.utilities[id] = { id, type, label, url, source: 'custom' };
    return id;
  }

  /** Connects a message of one widget to an action of another. */
  addMessageAction(
    from: WidgetId,
    messageType: string,
    to: WidgetId,
    actionName: string,
    version: string
  ): void {
    const id = `messageConfig_${Object.keys(this.messages).length + 1}`;
    const action = { actionId: `${id}_action_1`, widgetId: to, messageWidgetId: from, actionName };
    this.messages[id] = { id, widgetId: from, messageType, actions: [{ ...action, config: {}, version }] };
  }

  /** Returns the complete configuration. @param readVersion returns the version of the widget with a `uri`. */
  toJson(readVersion: (uri: string) => string): object {
    const widgets = Object.entries(this.widgets).map(([id, widget]) => {
      const { id: own, uri, ...others } = widget as { id: string; uri: string };
      return [id, { id: own, uri, version: readVersion(uri), ...others }];
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

  private addLayout(type: 'FIXED' | 'COLUMN', items: readonly object[]): LayoutId {
    const id: LayoutId = `layout_${Object.keys(this.layouts).length + 1}`;
    const content = Object.fromEntries(items.map((item, index) => [String(index), item]));
    this.layouts[id] = { id, type, order: Object.keys(content), content };
    return id;
  }

  private addSource(source: object): SourceId {
    const id: SourceId = `dataSource_${Object.keys(this.sources).length + 1}`;
    this.sources[id] = { id, ...source };
    return id;
  }
}
