import type { JimuMapView } from 'jimu-arcgis';
import { Loading, LoadingType } from 'jimu-ui';
import { formatMessage, Notice, useThemeStyles, visuallyHidden } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { OFFTAKE_FARM_KINDS } from 'widgets/shared-code/site-domain';
import type { OfftakeFarmKind } from 'widgets/shared-code/site-domain';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { ResultPanel, ScopeLine, useRecordsDialog } from 'widgets/shared-code/site-analysis';
import type { Folding, ResultPlace } from 'widgets/shared-code/site-analysis';
import { useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import { FARM_LAYER_IDS } from '../../farm-layers';
import { farmRows } from '../data/farm-rows';
import type { OfftakeAnalysis, AnalysisAnswer } from '../data/use-analysis';
import { offtakeCsv, offtakeGeoJson } from '../offtake-export';
import type { OfftakeState, OfftakeStateSetter } from '../state';
import {
  goBack,
  closeResult,
  unpinPlace,
  openFacilities,
  isSamePlace,
  pinPlace,
  selectFacility,
  openUpside
} from '../state';
import { useTexts } from '../use-texts';
import { dataDay, placeName, scopeText } from '../words';
import { FacilitiesView } from './facilities-view';
import { SummaryView } from './summary-view';
import { UpsideView } from './upside-view';

export interface ResultProps {
  readonly widgetId: string;
  readonly state: OfftakeState;
  readonly change: OfftakeStateSetter;
  readonly current: AnalysisAnswer;
  readonly beside: AnalysisAnswer;
  readonly view: JimuMapView | null;
  readonly layers: Readonly<Record<string, string>>;
  readonly serverUrl: string;
  readonly locale: Locale;
  readonly place: ResultPlace;
  readonly folding?: Folding;
}

/** Returns functions that show the farms behind a count, for layers that the map has. */
function useFarmRows({ widgetId, view, layers, serverUrl, locale }: ResultProps) {
  const t = useTexts();
  const found = useMapLayers(view, FARM_LAYER_IDS, layers);
  const { open, dialog } = useRecordsDialog(widgetId);
  const getFarmLayer = (kind: OfftakeFarmKind) =>
    (found?.[OFFTAKE_FARM_KINDS.indexOf(kind)]?.layer ?? null) as unknown as QueriedLayer | null;
  const showFarmRows = ({ place, summary }: OfftakeAnalysis, kind: OfftakeFarmKind) => {
    const layer = getFarmLayer(kind);
    const title = t('rowsTitle', { farms: t(`rows_${kind}`), place: placeName(summary) });
    if (layer) open(farmRows({ place, kind, layer, title, serverUrl, locale, view }));
  };
  return {
    canShow: (kind: OfftakeFarmKind) => getFarmLayer(kind) !== null,
    show: showFarmRows,
    dialog
  };
}

function Failure({ asked, what }: { readonly asked: AnalysisAnswer; readonly what: string }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  if (!asked.fault) return null;
  const refused = asked.fault.kind === 'refused';
  return (
    <Notice
      kind="error"
      title={refused ? t('refused') : what}
      onRetry={refused ? undefined : asked.retry}
      css={{ margin: space(3.5) }}
    >
      {refused ? t('refusedHint') : asked.fault.message}
    </Notice>
  );
}

function Contents(props: ResultProps & { readonly analyses: readonly OfftakeAnalysis[] }) {
  const { state, change, locale, analyses } = props;
  const rows = useFarmRows(props);
  const [{ summary }] = analyses as [OfftakeAnalysis];
  const facility = summary.facilities.find(({ id }) => id === state.facilityId) ?? null;
  const onBack = () => change(goBack);
  if (state.mode === 'select-facility')
    return (
      <FacilitiesView
        summary={summary}
        serverUrl={props.serverUrl}
        facilityId={state.facilityId}
        locale={locale}
        onPick={(id) => change((before) => selectFacility(before, id))}
        onBack={onBack}
        onView={() => change(openUpside)}
      />
    );
  if (state.mode === 'upside')
    return <UpsideView analyses={analyses} facility={facility} locale={locale} onBack={onBack} />;
  return (
    <>
      <SummaryView
        analyses={analyses}
        locale={locale}
        isKept={isSamePlace(state.kept, state.place)}
        onUpside={() => change(openFacilities)}
        onKeep={() => change(pinPlace)}
        onDropKept={() => change(unpinPlace)}
        onRows={rows.show}
        canShow={rows.canShow}
      />
      {rows.dialog}
    </>
  );
}

/** 'Offtake Suitability Summary': the result of a place in the current mode. */
export function Result(props: ResultProps) {
  const { state, change, current, beside, locale, place, folding } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const title = formatMessage('offtake.title', locale);
  const { analysis } = current;
  const analyses = [analysis, beside.analysis].filter((one) => one !== null);
  const facility = analysis?.summary.facilities.find(({ id }) => id === state.facilityId) ?? null;
  const shown = { analyses, mode: state.mode, facility, t, locale };
  return (
    <ResultPanel
      place={place}
      title={title}
      {...(place === 'sheet' && analysis && { label: `${title} · ${placeName(analysis.summary)}` })}
      {...(analysis && {
        actions: (
          <ExportMenu
            subject={title}
            fileName="offtake-suitability"
            csv={() => offtakeCsv(shown)}
            geoJson={() => offtakeGeoJson(shown)}
          />
        )
      })}
      {...(folding && { folding })}
      closeLabel={t('close')}
      onClose={() => change(closeResult)}
    >
      <Failure asked={current} what={t('failed')} />
      {current.busy && (
        <div css={{ padding: space(3.5) }}>
          <Loading
            type={LoadingType.Skeleton}
            text={t(state.mode === 'summary' ? 'loading' : 'loadingFacilities')}
            css={{ height: 160 }}
          />
        </div>
      )}
      {analysis && (
        <>
          <div css={{ padding: space(2.5, 3.5) }}>
            <ScopeLine scope={scopeText(analysis.summary, t)} date={dataDay(analysis.summary)} />
          </div>
          {beside.busy && (
            <p role="status" css={{ margin: 0, padding: space(0, 3.5, 2.5) }}>
              {t('loadingBeside')}
            </p>
          )}
          <Failure asked={beside} what={t('failedBeside')} />
          <Contents {...props} analyses={analyses} />
        </>
      )}
      <div role="status" css={visuallyHidden}>
        {analysis ? t('ready', { place: placeName(analysis.summary) }) : ''}
      </div>
    </ResultPanel>
  );
}
