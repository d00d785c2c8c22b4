import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import type { PopupPart } from './map/parts';

/** What every content is given. */
export interface ContentProps {
  readonly part: PopupPart;
  readonly view: JimuMapView;
  readonly widgetId: string;
  readonly locale: Locale;
  readonly config: IMConfig;
}
