import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-base';
import type { RowsSource } from 'widgets/shared-code/site-records';
import type { Settings } from '../config';
import type { PopupRecordAction } from './editing/record-editor';
import type { PopupPart } from './map/parts';

/** Props of every popup content. */
export interface ContentProps {
  readonly part: PopupPart;
  readonly view: JimuMapView;
  readonly widgetId: string;
  /** Starts to edit or delete a record; null for everyone but administrators. */
  readonly onEdit: ((editing: PopupRecordAction) => void) | null;
  /** Closes the popup and shows records in a dialog. */
  onRows(rows: RowsSource): void;
  readonly locale: Locale;
  readonly settings: Settings;
}
