import { React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import type { RowsSource } from 'widgets/shared-code/site-core';
import { geodesicCircle, RowsDialog, useLocale } from 'widgets/shared-code/site-core';
import { layerRows, useMapLayers, widestOf } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { areaNote } from '../area-notes';
import { figureScope } from '../area-words';
import { placeName } from '../place-name';
import type { Area } from '../state';
import { useTexts } from '../use-texts';

const MILLS = ['mills'];
const NO_SETTINGS = {};
/** Corners of the circle: of 100 km across it is nowhere more than half a metre off. */
const CORNERS = 1024;

type Ring = readonly (readonly [number, number])[];

/** The ground whose mills are counted, in degrees: a circle as wide as the area, or the area itself. */
export function ringsCounted({ latitude, longitude, polygons, summary }: Area): readonly Ring[] {
  if (summary.millScope === 'extentWidth')
    return [geodesicCircle({ latitude, longitude }, summary.extentWidth, CORNERS)];
  return widestOf({ polygons })?.rings ?? [];
}

/** The map widget that a tool works on. */
const useMapOf = (toolId: string): string | undefined =>
  ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets?.[toolId]?.useMapWidgetIds?.[0]);

/** Opens the mills that an area counts, by the scope of the switch; nothing where the map has no mills, or the area none. */
export function ViewMills({ area, toolId }: { readonly area: Area; readonly toolId: string }) {
  const t = useTexts();
  const locale = useLocale();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  const mapWidgetId = useMapOf(toolId);
  const found = useMapLayers(view, MILLS, NO_SETTINGS);
  const layer = (found?.[0]?.layer ?? null) as unknown as QueriedLayer | null;
  const { noOfMills } = area.summary.figures;
  const show = (mills: QueriedLayer) => {
    const geometry = {
      type: 'polygon',
      rings: ringsCounted(area).map((ring) => ring.map(([x, y]) => [x, y])),
      spatialReference: { wkid: 4326 }
    };
    const scope = figureScope('noOfMills', area, t);
    const place = `${placeName(area)} · ${t('minutes', { minutes: area.minutes })}`;
    const title = t('millsOf', { place, scope });
    setRows({
      ...layerRows({ layer: mills, selection: { where: '', geometry }, title, locale, view }),
      notes: [areaNote(area, t)]
    });
  };
  return (
    <>
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
      {layer && typeof noOfMills === 'number' && noOfMills > 0 && (
        <Button size="sm" onClick={() => show(layer)} css={{ minHeight: 32 }}>
          {t('viewMills')}
        </Button>
      )}
      {rows && <RowsDialog widgetId={toolId} rows={rows} onClose={() => setRows(null)} />}
    </>
  );
}
