import { hooks, React } from 'jimu-core';
import { formatNumber, showToast, useUiTexts } from 'widgets/shared-code/site-base';
import { SUPPRESSED } from 'widgets/shared-code/site-domain';
import {
  REQUESTED_ORIGIN,
  useMapControl,
  useOnlyPrompt,
  useParameters
} from 'widgets/shared-code/site-tools';
import { useAnalysisOutput, useRainInAddress, useRequested } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { AREA_ANALYSIS } from '../analysis';
import { useShownState } from '../mill-scope';
import { switchRain } from '../rainy-season';
import type { Area, AreaStart } from '../state';
import {
  clickStart,
  clearAreas,
  requestStart,
  undoClear,
  selectArea,
  selectedArea,
  switchTool
} from '../state';
import { useServiceArea } from '../use-service-area';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { useAnnouncedArea } from './use-announced-area';
import { useAreaRequests } from './use-area-requests';
import { useStoredAreas } from './use-stored-areas';
import { useAreaInView, useAreaLayer, useMapClicks } from './use-map';
import { useSharedAreas } from './use-shared-areas';

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

/** Returns the state of the tool and its handlers; requests the areas, draws them and handles map clicks. */
export function useAreaTool({ id, label, config, mapWidgetId, view }: AnalysisPartProps<Settings>) {
  const t = useTexts();
  const kit = useUiTexts();
  const serviceArea = useServiceArea(id);
  const { state, change } = serviceArea;
  const { serverUrl, fillOpacity } = config;
  const limits = useParameters(serverUrl);
  const startAt = (place: AreaStart) => change((before) => clickStart(before, place, limits.maxServiceAreas));
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
  useAnalysisOutput(id, AREA_ANALYSIS, shown.areas.length === 0 ? null : shown.areas);

  useStoredAreas(id, serviceArea);
  useSharedAreas(id, serviceArea, limits.maxServiceAreas);
  useRequested(
    id,
    REQUESTED_ORIGIN,
    (place) => change((before) => requestStart(before, place, limits.maxServiceAreas)),
    serviceArea.ready && state.drawing === null
  );
  const closeDialog = () => change((before) => ({ ...before, pending: null }));
  useOnlyPrompt(state.pending !== null, closeDialog);
  useAreaRequests(id, state, change, serverUrl);
  useRainInAddress(id, state.rainy.on, () => change((before) => switchRain(before, true)));
  useAreaLayer(view, shown, t('_widgetLabel'), fillOpacity);
  useAreaInView(view, state);
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on: state.on,
    tool: { label, prompt: t('prompt') },
    onStepBack: () => change((before) => switchTool(before, false))
  });
  useMapClicks(view, state, {
    taken: owner !== null && owner !== id,
    onStart: startAt,
    onSelect: handleSelect
  });

  const selected = selectedArea(shown);
  useAnnouncedArea(mapWidgetId, selected);
  return { state, shown, selected, limits, news, change, startAt, handleSelect, handleClear, closeDialog };
}

export type AreaToolModel = ReturnType<typeof useAreaTool>;
