import { React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { ReactNode } from 'react';
import { useLocale } from 'widgets/shared-code/site-base';
import { AREA_RECORD_KINDS, getRecordKind, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type {
  AreaFigureName,
  AreaRecordKind,
  ServiceAreasTogether,
  TogetherFigureName,
  TogetherPart
} from 'widgets/shared-code/site-domain';
import { listAreaRecords } from 'widgets/shared-code/site-api';
import type { AreaRecordsRequest } from 'widgets/shared-code/site-api';
import type { ExportNote } from 'widgets/shared-code/site-records';
import { useRecordsDialog } from 'widgets/shared-code/site-analysis';
import { createAreaRows, getAreaRecordsLayer, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { areaNote } from '../area-notes';
import { togetherFigureScope } from '../together/together-words';
import { togetherNotes } from '../together/together-export';
import { figureScope } from '../area-words';
import { placeName } from '../place-name';
import type { Area } from '../state';
import { useTexts } from '../use-texts';

const LAYERS = AREA_RECORD_KINDS.map(getAreaRecordsLayer);
const NO_SETTINGS = {};

/** Records that a figure opens, and the title and notes of their table. */
interface FigureRecords {
  readonly request: Pick<AreaRecordsRequest, 'areas' | 'sharedOnly' | 'season' | 'millScope' | 'records'>;
  readonly title: string;
  readonly notes: readonly ExportNote[];
}

type OpenRecords = (records: FigureRecords) => void;

const Context = React.createContext<OpenRecords>(() => undefined);

type FigureValues = Readonly<Partial<Record<AreaFigureName, unknown>>>;

/**
 * Returns the kind of records that a figure opens; null when it counts no records or the reader has no access.
 */
function findRecordKind(
  figures: FigureValues,
  field: AreaFigureName,
  readable: readonly AreaRecordKind[]
): AreaRecordKind | null {
  const value = figures[field];
  return value === null || value === SUPPRESSED || value === 0 ? null : getRecordKind(field, readable);
}

/** Maps the share of the maize land to the key of its label; its own key has the text of the unit. */
const labelKey = (field: AreaFigureName): AreaFigureName =>
  field === 'maizeLandAvailableForBiochar' ? 'maizeLandSize2023' : field;

/**
 * Returns a function that opens the records behind a figure of an area; null when there are no records to open.
 */
export function useAreaRecordsOpener(field: AreaFigureName, area: Area): (() => void) | null {
  const t = useTexts();
  const open = React.useContext(Context);
  const { latitude, longitude, minutes, summary } = area;
  const records = findRecordKind(summary.figures, field, summary.readable);
  if (records === null) return null;
  return () =>
    open({
      request: {
        areas: [{ latitude, longitude, minutes }],
        season: summary.rain ? 'rainy' : 'dry',
        millScope: summary.millScope,
        records
      },
      title: t('recordsOf', {
        figure: t(labelKey(field)),
        place: `${placeName(area)} · ${t('minutes', { minutes })}`,
        scope: figureScope(field, area, t)
      }),
      notes: [areaNote(area, t)]
    });
}

/** Returns the same for a figure of several areas together, or of their overlap. */
export function useTogetherRecordsOpener(
  field: TogetherFigureName,
  part: TogetherPart,
  answer: ServiceAreasTogether
): (() => void) | null {
  const t = useTexts();
  const open = React.useContext(Context);
  const records = findRecordKind(answer[part].figures, field, answer.readable);
  if (records === null) return null;
  return () =>
    open({
      request: {
        areas: answer.areas.map(({ latitude, longitude, minutes }) => ({ latitude, longitude, minutes })),
        sharedOnly: part === 'overlap',
        season: 'dry',
        millScope: answer.millScope,
        records
      },
      title: t('recordsOf', {
        figure: t(labelKey(field)),
        place: `${t(part)} · ${t('areasCount', { count: answer.areas.length })}`,
        scope: togetherFigureScope(field, answer, t)
      }),
      notes: togetherNotes(answer, t)
    });
}

/** Returns the id of the map widget that a tool works on. */
const useMapWidgetId = (toolId: string): string | undefined =>
  ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets?.[toolId]?.useMapWidgetIds?.[0]);

interface AreaRecordsProps {
  readonly toolId: string;
  readonly serverUrl: string;
  readonly children: ReactNode;
}

/** Provides its children with a dialog of the records behind their figures. */
export function AreaRecords({ toolId, serverUrl, children }: AreaRecordsProps) {
  const locale = useLocale();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const { open: openDialog, dialog } = useRecordsDialog(toolId);
  const mapWidgetId = useMapWidgetId(toolId);
  const found = useMapLayers(view, LAYERS, NO_SETTINGS);
  const open = React.useCallback<OpenRecords>(
    ({ request, title, notes }) => {
      const kind = request.records;
      const layer = found?.[AREA_RECORD_KINDS.indexOf(kind)]?.layer ?? null;
      openDialog({
        ...createAreaRows({
          ...{ kind, title, locale, view },
          layer: layer as unknown as QueriedLayer | null,
          read: (page, signal) => listAreaRecords({ ...request, ...page }, serverUrl, signal)
        }),
        notes
      });
    },
    [found, locale, openDialog, serverUrl, view]
  );
  return (
    <Context.Provider value={open}>
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
      {children}
      {dialog}
    </Context.Provider>
  );
}
