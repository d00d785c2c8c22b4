import type { ImmutableObject } from '../immutable';
import type { DataSourceSchema } from '../data-source/schema';
import type { BrowserSizeMode } from './common';
import type { WidgetManifest } from './manifest';

/** One value for each size of window; a size without one uses the main size's. */
export type SizeModeMap<T> = { [mode in BrowserSizeMode]?: T } & { [mode: string]: T | undefined };

export type Length = string | number;

export interface BoundingBox {
  left?: Length;
  right?: Length;
  top?: Length;
  bottom?: Length;
  width?: Length;
  height?: Length;
}

/** The sides of an item that are computed instead of read from its box. */
export interface AutoProps {
  left?: boolean;
  right?: boolean;
  top?: boolean;
  bottom?: boolean;
  width?: boolean | string;
  height?: boolean | string;
}

export interface LayoutItemJson {
  id: string;
  type?: string;
  widgetId?: string;
  bbox?: BoundingBox;
  isPending?: boolean;
  isVisible?: boolean;
  setting?: { autoProps?: AutoProps; vCenter?: boolean; hCenter?: boolean };
}

export interface LayoutJson {
  id: string;
  type?: string;
  order?: string[];
  content?: { [itemId: string]: LayoutItemJson };
}

export interface PageJson {
  id: string;
  label?: string;
  type?: string;
  mode?: string;
  layout?: SizeModeMap<string>;
  isDefault?: boolean;
  isVisible?: boolean;
  header?: boolean;
  footer?: boolean;
}

export interface HeaderJson {
  layout?: SizeModeMap<string>;
  /** px */
  height?: SizeModeMap<Length>;
}

export interface UseDataSource {
  dataSourceId: string;
  mainDataSourceId: string;
  dataViewId?: string;
  rootDataSourceId?: string;
  fields?: string[];
  useFieldsInPopupInfo?: boolean;
  useFieldsInSymbol?: boolean;
}

/** Properties of an icon that was chosen or uploaded in the builder. */
export interface IconProps {
  filename: string;
  originalName?: string;
  path?: string[] | string;
  size?: number;
  color?: string;
  inlineSvg?: boolean;
}

/** An icon as the framework stores it: `svg` is the source of an SVG or the address of an image. */
export interface IconResult {
  svg: string;
  properties?: IconProps;
}

export interface WidgetJson {
  id: string;
  uri: string;
  label?: string;
  /** The author's label in other languages, by locale; Experience Builder ignores it. */
  i18n?: { readonly [locale: string]: { readonly label?: string } | undefined };
  icon?: IconResult | string;
  version?: string;
  config?: unknown;
  useDataSources?: UseDataSource[];
  useDataSourcesEnabled?: boolean;
  useMapWidgetIds?: string[];
  useUtilities?: { utilityId: string }[];
  outputDataSources?: string[];
  layouts?: { [layoutName: string]: SizeModeMap<string> };
  enableDataAction?: boolean;
  /**
   * Manifest with its texts, present while an extension of the widget processes the configuration; it is not
   * saved.
   */
  manifest?: WidgetManifest;
}

export interface DataSourceJson {
  id: string;
  type: string;
  itemId?: string;
  portalUrl?: string;
  url?: string;
  layerId?: string;
  sourceLabel?: string;
  label?: string;
  isOutputFromWidget?: boolean;
  /** The records are in the page, where a widget sets them, and not in a service. */
  isDataInDataSourceInstance?: boolean;
  schema?: DataSourceSchema;
  geometryType?: string;
  originDataSources?: UseDataSource[];
  childDataSourceJsons?: { [id: string]: DataSourceJson };
}

/** A service that widgets use: a geocoder, a router. */
export interface UtilityJson {
  id: string;
  type: string;
  label?: string;
  url?: string;
  source?: string;
}

export interface MessageActionJson {
  actionId: string;
  widgetId: string;
  messageWidgetId?: string;
  actionName: string;
  config?: unknown;
  useDataSources?: UseDataSource[];
  version?: string;
}

export interface MessageJson {
  id: string;
  widgetId: string;
  messageType: string;
  actions: MessageActionJson[];
}

export interface AppAttributes {
  portalUrl?: string;
  title?: string;
  clientId?: string;
  favicon?: string;
}

export interface AppConfig {
  exbVersion?: string;
  name?: string;
  mainSizeMode: BrowserSizeMode;
  pages: { [pageId: string]: PageJson };
  pageStructure?: { [pageId: string]: string[] }[];
  header?: HeaderJson;
  layouts: { [layoutId: string]: LayoutJson };
  widgets: { [widgetId: string]: WidgetJson };
  dataSources?: { [id: string]: DataSourceJson };
  utilities?: { [id: string]: UtilityJson };
  messageConfigs?: { [id: string]: MessageJson };
  theme?: string;
  customThemeOptions?: { sys?: object; src?: object };
  attributes?: AppAttributes;
  timestamp?: string;
}

export type IMAppConfig = ImmutableObject<AppConfig>;
export type IMWidgetJson = ImmutableObject<WidgetJson>;
export type IMLayoutJson = ImmutableObject<LayoutJson>;
export type IMIconResult = ImmutableObject<IconResult>;
export type IMUseDataSource = ImmutableObject<UseDataSource>;
export type IMDataSourceJson = ImmutableObject<DataSourceJson>;
