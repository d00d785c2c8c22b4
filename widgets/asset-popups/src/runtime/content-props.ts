import type { JimuMapView } from 'jimu-arcgis';
import type { Locale, RowsSource } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import type { Editing } from './editing/record-editor';
import type { PopupPart } from './map/parts';

/** What every content is given. */
export interface ContentProps {
  readonly part: PopupPart;
  readonly view: JimuMapView;
  readonly widgetId: string;
  /** Changes or deletes a record; null for all but administrators. */
  readonly onEdit: ((editing: Editing) => void) | null;
  /** Shows records in a dialog, in the popup's place. */
  onRows(rows: RowsSource): void;
  readonly locale: Locale;
  readonly config: IMConfig;
}
