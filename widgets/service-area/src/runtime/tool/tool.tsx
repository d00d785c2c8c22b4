import { hooks, React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  formatNumber,
  getMapView,
  toLocale,
  MapFailureNotice,
  listLinkedParts,
  RainSwitch,
  showToast,
  Toasts,
  SUPPRESSED,
  useThemeStyles,
  useMapControl,
  useParameters,
  useRainInAddress,
  useUiTexts,
  visuallyHidden
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { Detail } from '../detail/detail';
import { useShownState } from '../mill-scope';
import { getRainStatus, switchRain } from '../rainy-season';
import type { Area } from '../state';
import {
  clickStart,
  clearAreas,
  removeArea,
  undoClear,
  selectArea,
  selectedArea,
  getSelectedTogether,
  startDrawing,
  switchTool
} from '../state';
import { AreaTable } from '../table/area-table';
import { TogetherDetail } from '../together/together-detail';
import { OverlapLegend } from '../together/overlap';
import { useServiceArea } from '../use-service-area';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { AreaList } from './area-list';
import { DriveTimeDialog } from './drive-time-dialog';
import { LimitDialog } from './limit-dialog';
import { AreaOverlay } from './map-overlay';
import { ToolHead } from './tool-head';
import { useAnnouncedArea } from './use-announced-area';
import { useAreaOutput } from './use-area-output';
import { useRequestedStart } from './use-requested-start';
import { useDrawing } from './use-drawing';
import { useStoredAreas } from './use-stored-areas';
import { useAreaInView, useAreaLayer, useMapClicks } from './use-map';
import { useRainyAreas } from './use-rainy-areas';
import { useSharedAreas } from './use-shared-areas';
import { useTogether } from './use-together';

type ToolProps = AllWidgetProps<IMConfig> & { readonly mapWidgetId: string };

/** Returns the announcement of added and removed areas for screen readers; the undo toast announces a clear. */
function useAnnouncement(areas: readonly Area[], t: Texts): string {
  const before = hooks.usePrevious(areas);
  const [news, setNews] = React.useState('');
  React.useEffect(() => {
    if (before === undefined || before === areas) return;
    const added = areas.find((area) => !before.some(({ id }) => id === area.id));
    const gone = before.filter((area) => !areas.some(({ id }) => id === area.id));
    if (added) {
      const { noOfMills, totalAcres } = added.summary.figures;
      const told = { number: added.number, acres: formatNumber(totalAcres) };
      setNews(
        noOfMills === SUPPRESSED
          ? t('drawnTooFew', told)
          : t('drawn', { ...told, count: noOfMills, mills: formatNumber(noOfMills) })
      );
    } else if (gone.length === 1) setNews(t('removed', { number: gone[0]!.number }));
  }, [areas, before, t]);
  return news;
}

/** The tool: owns the state and handles everything that happens on the map. */
export function Tool({ id, config, intl, mapWidgetId }: ToolProps) {
  const t = useTexts();
  const kit = useUiTexts();
  const { space } = useThemeStyles();
  const locale = toLocale(intl.locale);
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const serviceArea = useServiceArea(id);
  const { state, change } = serviceArea;
  const limits = useParameters(config.serverUrl);
  const linked = listLinkedParts(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
  const { areas, drawing, failed, pending, on } = state;
  const startAt = (place: { latitude: number; longitude: number }) =>
    change((before) => clickStart(before, place, limits.maxServiceAreas));
  const handleRemove = (area: Area) => change((before) => removeArea(before, area.id));
  const handleSelect = (selectedId: number | null) => change((before) => selectArea(before, selectedId));
  const handleClear = () => {
    change(clearAreas);
    showToast('success', t('cleared'), {
      label: kit('undo'),
      onClick: () => change((now) => undoClear(now, state))
    });
  };
  const shown = useShownState(state);
  const news = useAnnouncement(shown.areas, t);
  useAreaOutput(id, shown.areas);

  useStoredAreas(id, serviceArea);
  useSharedAreas(id, serviceArea, limits.maxServiceAreas);
  useRequestedStart(id, serviceArea, limits.maxServiceAreas);
  useDrawing(id, state, change, config.serverUrl);
  useRainyAreas(state, change, config.serverUrl);
  useRainInAddress(id, state.rainy.on, () => change((before) => switchRain(before, true)));
  useTogether(state, change, config.serverUrl);
  useAreaLayer(view, shown, t('_widgetLabel'), config.fillOpacity);
  useAreaInView(view, state);
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on,
    onStepBack: () => change((before) => switchTool(before, false))
  });
  useMapClicks(view, state, {
    taken: owner !== null && owner !== id,
    onStart: startAt,
    onSelect: handleSelect
  });

  const selected = selectedArea(shown);
  useAnnouncedArea(mapWidgetId, selected);
  const together = getSelectedTogether(shown);
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={config.serverUrl} />
      <ToolHead
        config={config}
        limits={limits}
        state={state}
        onToggle={(next) => change((before) => switchTool(before, next))}
        onClear={handleClear}
        onStartAtCentre={() => {
          const { latitude, longitude } = (view && getMapView(view).center) ?? {};
          if (latitude != null && longitude != null) startAt({ latitude, longitude });
        }}
      />
      {mapWidgetId !== undefined && (
        <div css={{ padding: space(0, 4, 3) }}>
          <RainSwitch on={state.rainy.on} onChange={(next) => change((before) => switchRain(before, next))} />
        </div>
      )}
      {areas.length > 0 &&
        (linked.includes('table') && !small ? (
          <>
            <AreaList
              areas={areas}
              selectedId={state.selectedId}
              onSelect={handleSelect}
              onRemove={handleRemove}
            />
            <OverlapLegend state={shown} />
          </>
        ) : (
          <AreaTable state={shown} maxAreas={limits.maxServiceAreas} change={change} framed={false} />
        ))}
      {selected && !linked.includes('detail') && (
        <Detail
          area={selected}
          toolId={id}
          serverUrl={config.serverUrl}
          rain={getRainStatus(shown, selected)}
          change={change}
          place="inside"
        />
      )}
      {together && !linked.includes('detail') && (
        <TogetherDetail
          answer={together}
          areas={areas}
          toolId={id}
          serverUrl={config.serverUrl}
          change={change}
          place="inside"
        />
      )}
      <div role="status" css={visuallyHidden}>
        {news}
      </div>
      <Toasts />
      <DriveTimeDialog
        place={pending}
        limits={limits}
        locale={locale}
        onSet={(minutes) =>
          change((before) => (before.pending ? startDrawing(before, before.pending, minutes) : before))
        }
        onClose={() => change((before) => ({ ...before, pending: null }))}
      />
      <LimitDialog
        isOpen={state.limitReached}
        limit={limits.maxServiceAreas}
        locale={locale}
        onClose={() => change((before) => ({ ...before, limitReached: false }))}
      />
      <AreaOverlay
        view={view}
        drawing={drawing}
        failed={failed}
        locale={locale}
        longest={limits.maxDriveTime}
        onRetry={(again) => change((before) => startDrawing(before, again, again.minutes))}
        onDismiss={() => change((before) => ({ ...before, failed: null }))}
      />
    </>
  );
}
