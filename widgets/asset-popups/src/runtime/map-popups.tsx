import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { fetchRole, Toasts, useRequest } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { RowsDialog } from 'widgets/shared-code/site-records';
import type { RowsSource } from 'widgets/shared-code/site-records';
import { ClickMark } from 'widgets/shared-code/site-tools';
import { closePopup, openPopup, refreshChangedRecords } from 'widgets/shared-code/site-map';
import type { Settings } from '../config';
import { CONTENT_COMPONENTS, KINDS_WITH_OFFERS } from './contents';
import { RecordEditor } from './editing/record-editor';
import type { PopupRecordAction } from './editing/record-editor';
import type { PopupPart } from './map/parts';
import { useAnnouncedFeature } from './map/use-announced-feature';
import { useMapPopups } from './map/use-map-popups';
import { useFocusReturn, usePopupLook } from './map/use-popup-look';
import { useMapKeys, useRasterClicks } from './map/use-popup-opening';
import { Offers } from './offers/offers';
import { ExportRecord } from './export-record';
import { PartFrame } from './part-frame';
import { useRequestedRecord } from './use-requested-record';
import { useSharedPopup } from './use-shared-popup';
import { useShownLayer } from './use-shown-layer';

interface MapPopupsProps {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly view: JimuMapView;
  readonly settings: Settings;
  readonly locale: Locale;
}

/** Contents of the map's open popups, each rendered into the element that the popup shows. */
export function MapPopups({ widgetId, mapWidgetId, view, settings, locale }: MapPopupsProps) {
  const { store, shown } = useMapPopups(view, locale);
  const [editing, setEditing] = React.useState<PopupRecordAction | null>(null);
  const [listed, setListed] = React.useState<{ rows: RowsSource; part: PopupPart } | null>(null);
  useAnnouncedFeature(mapWidgetId, shown);
  useRequestedRecord(widgetId, view, shown);
  useSharedPopup(widgetId, view, shown);
  useShownLayer(view, shown, locale);
  usePopupLook(view, shown.length > 0);
  useFocusReturn(view, shown.length > 0);
  useRasterClicks(view, store, settings.rasters);
  useMapKeys(view, store, settings.rasters);
  React.useEffect(() => refreshChangedRecords(getMapView(view)), [view]);
  // Asked with the first record; where that fails nobody is offered to change anything, and the server has the last word.
  const hasRecord = shown.some(({ record }) => record !== undefined);
  const role = useRequest(hasRecord ? [settings.serverUrl] : null, ([url]) => fetchRole(url)).last;
  return (
    <>
      {shown.map((part) => {
        const Content = CONTENT_COMPONENTS[part.kind];
        return (
          <PartFrame key={part.id} element={part.element}>
            <Content
              part={part}
              view={view}
              widgetId={widgetId}
              settings={settings}
              locale={locale}
              onEdit={role === 'admin' && settings.editing ? setEditing : null}
              onRows={(rows) => {
                // The popup covers every dialog, so it is closed meanwhile and reopened afterwards.
                closePopup(view);
                setListed({ rows, part });
              }}
            />
            {settings.offers && KINDS_WITH_OFFERS.includes(part.kind) && (
              <Offers part={part} view={view} mapWidgetId={mapWidgetId} />
            )}
            <ExportRecord part={part} locale={locale} />
          </PartFrame>
        );
      })}
      {editing && (
        <RecordEditor editing={editing} view={view} settings={settings} onDone={() => setEditing(null)} />
      )}
      {listed && (
        <RowsDialog
          widgetId={widgetId}
          rows={listed.rows}
          onClose={(left) => {
            setListed(null);
            if (left) return;
            const { graphic } = listed.part;
            void openPopup(view, { features: [graphic], location: graphic.geometry });
          }}
        />
      )}
      <ClickMark view={view} />
      <Toasts />
    </>
  );
}
