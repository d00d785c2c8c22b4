import type { ImmutableObject } from '../immutable';

/** An extension as a manifest declares it. */
export interface ExtensionManifest {
  readonly name?: string;
  readonly point: string;
  /** Path relative to the widget's `src`, without extension. */
  readonly uri: string;
}

export interface MessageActionManifest {
  name: string;
  label?: string;
  /** Path relative to the widget's `src`, without extension. */
  uri: string;
  settingUri?: string;
}

export interface DataActionManifest extends MessageActionManifest {
  icon?: string;
}

export interface WidgetManifestProperties {
  hasEmbeddedLayout?: boolean;
  canCreateMapView?: boolean;
  isWidgetController?: boolean;
  hasConfig?: boolean;
  hasSettingPage?: boolean;
}

export interface WidgetManifest {
  name: string;
  label?: string;
  description?: string;
  type?: string;
  version: string;
  exbVersion?: string;
  dependency?: string | string[];
  defaultSize?: { width: number; height: number; autoHeight?: boolean };
  widgetType?: string;
  layouts?: { name: string; label?: string; type?: string }[];
  publishMessages?: (string | { messageType: string })[];
  messageActions?: MessageActionManifest[];
  dataActions?: DataActionManifest[];
  extensions?: ExtensionManifest[];
  translatedLocales?: string[];
  properties?: WidgetManifestProperties;
  /** Filled when the widget is loaded. */
  i18nMessages?: Record<string, string>;
}

export type IMWidgetManifest = ImmutableObject<WidgetManifest>;
