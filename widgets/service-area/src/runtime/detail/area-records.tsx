import { React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { ReactNode } from 'react';
import type { AreaFigureName, AreaRecordKind, RowsSource } from 'widgets/shared-code/site-core';
import {
  AREA_RECORD_KINDS,
  listAreaRecords,
  recordsBehind,
  RowsDialog,
  TOO_FEW,
  useLocale
} from 'widgets/shared-code/site-core';
import { areaRecordsLayer, areaRows, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { areaNote } from '../area-notes';
import { figureScope } from '../area-words';
import { placeName } from '../place-name';
import type { Area } from '../state';
import { useTexts } from '../use-texts';

const LAYERS = AREA_RECORD_KINDS.map(areaRecordsLayer);
const NO_SETTINGS = {};

/** Gives what opens the records behind a figure; null for a figure that has none, or none that the reader may read. */
type FindOpener = (field: AreaFigureName) => (() => void) | null;

const Context = React.createContext<FindOpener>(() => null);

/** Returns a function that opens the records behind a figure of the area shown; null where there are none to open. */
export const useRecordsOpener = (field: AreaFigureName): (() => void) | null =>
  React.useContext(Context)(field);

/** The records that a figure of an area opens; null where it counts none, or none that the reader may read. */
function openedKind({ summary }: Area, field: AreaFigureName): AreaRecordKind | null {
  const value = summary.figures[field];
  return value === null || value === TOO_FEW || value === 0 ? null : recordsBehind(field, summary.readable);
}

/** The share of the maize land has its unit for a label. */
const labelKey = (field: AreaFigureName): AreaFigureName =>
  field === 'maizeLandAvailableForBiochar' ? 'maizeLandSize2023' : field;

/** The map widget that a tool works on. */
const useMapWidgetId = (toolId: string): string | undefined =>
  ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets?.[toolId]?.useMapWidgetIds?.[0]);

interface AreaRecordsProps {
  readonly area: Area;
  readonly toolId: string;
  readonly serverUrl: string;
  readonly children: ReactNode;
}

/** Lets the figures of an area open the records that they count, by the scope of the switch. */
export function AreaRecords({ area, toolId, serverUrl, children }: AreaRecordsProps) {
  const t = useTexts();
  const locale = useLocale();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  const mapWidgetId = useMapWidgetId(toolId);
  const found = useMapLayers(view, LAYERS, NO_SETTINGS);
  const findOpener = React.useCallback<FindOpener>(
    (field) => {
      const kind = openedKind(area, field);
      if (kind === null) return null;
      const { latitude, longitude, minutes, summary } = area;
      const asked = {
        ...{ latitude, longitude, minutes },
        season: summary.rain ? ('rainy' as const) : ('dry' as const),
        millScope: summary.millScope,
        records: kind
      };
      const layer = found?.[AREA_RECORD_KINDS.indexOf(kind)]?.layer ?? null;
      const title = t('recordsOf', {
        figure: t(labelKey(field)),
        place: `${placeName(area)} · ${t('minutes', { minutes })}`,
        scope: figureScope(field, area, t)
      });
      return () =>
        setRows({
          ...areaRows({
            ...{ kind, title, locale, view },
            layer: layer as unknown as QueriedLayer | null,
            read: (page, signal) => listAreaRecords({ ...asked, ...page }, serverUrl, signal)
          }),
          notes: [areaNote(area, t)]
        });
    },
    [area, found, locale, serverUrl, t, view]
  );
  return (
    <Context.Provider value={findOpener}>
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
      {children}
      {rows && <RowsDialog widgetId={toolId} rows={rows} onClose={() => setRows(null)} />}
    </Context.Provider>
  );
}
