import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import { formatNaira, Notice, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Season } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { HeadlineFigures, RainNote, ResultPanel, ScopeLine } from 'widgets/shared-code/site-analysis';
import type { ResultFrame } from 'widgets/shared-code/site-analysis';
import { goToPlaces } from 'widgets/shared-code/site-map';
import { formatGoneKeys } from '../compute/candidates';
import { sitesCsv, sitesGeoJson } from '../export/sites-files';
import { useCatchments } from '../map/use-catchments';
import { listSitePlaces } from '../scenario-view';
import { closeScenarios, isFull, requestScenario } from '../state';
import type { SitesScenario, SitesState, SitesStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { formatDataDay, formatInputs, formatQuestion, formatSearch, formatTonnes } from '../words';
import { FactoryTable } from './factory-table';
import { LeftPlaces } from './left-places';
import { ScenarioTable } from './scenario-table';
import { SiteList } from './site-list';

interface CardProps {
  readonly scenario: SitesScenario;
  readonly state: SitesState;
  readonly view: JimuMapView | null;
  readonly serverUrl: string;
  readonly change: SitesStateSetter;
}

/** Tonnes and haul cost of the shown scenario. */
function Headline({ scenario }: Pick<CardProps, 'scenario'>) {
  const t = useTexts();
  const { counted, sites } = scenario.answer;
  const ownTonnes = sites.reduce((sum, { tonnes }) => sum + tonnes, 0);
  return (
    <HeadlineFigures
      figures={[
        {
          key: 'tonnes',
          label: t('tonnesAYear'),
          text: formatTonnes(counted.tonnes),
          value: counted.tonnes,
          note: [
            t('ofTonnes', { tonnes: formatTonnes(scenario.tonnes.tonnes) }),
            // Existing factories that stay are a part of the answer.
            ...(counted.tonnes - ownTonnes >= 1 ? [t('atNewSites', { tonnes: formatTonnes(ownTonnes) })] : [])
          ].join(' · ')
        },
        {
          key: 'haul',
          label: t('haulPerTonne'),
          text: formatNaira(counted.costPerTonne),
          value: counted.costPerTonne,
          note: t('haulAYear', { cost: formatNaira(counted.haulCost) })
        }
      ]}
    />
  );
}

/** How good the answer is, what it lacks, and its inputs. */
function Notes({ scenario }: Pick<CardProps, 'scenario'>) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const { answer, inputs, search, goneKeys, rain, tonnes, offRoad, outside, withoutRoad } = scenario;
  const lines = [
    ...(answer.sites.length < inputs.count
      ? [t('fewerSites', { count: inputs.count, found: answer.sites.length })]
      : []),
    ...(offRoad > 0 ? [t('candidatesOffRoad', { count: offRoad })] : []),
    ...(outside > 0 ? [t('squaresOutside', { count: outside })] : []),
    ...(withoutRoad > 0 ? [t('squaresWithoutRoad', { count: withoutRoad })] : []),
    ...(tonnes.unitedWithin === null ? [] : [t('united', { kilometres: tonnes.unitedWithin })]),
    ...(tonnes.unlocated.places > 0
      ? [
          t('unlocated', {
            count: tonnes.unlocated.places,
            tonnes: formatTonnes(tonnes.unlocated.tonnes)
          })
        ]
      : [])
  ];
  return (
    <div css={{ padding: space(2, 3.5), display: 'grid', gap: space(1.5) }}>
      {search.kind === 'interrupted' ? (
        <Notice kind="warning">{formatSearch(scenario, t)}</Notice>
      ) : (
        <p css={{ margin: 0, ...type.hint }}>{formatSearch(scenario, t)}</p>
      )}
      {goneKeys.length > 0 && (
        <Notice kind="warning">{t('gone', { count: goneKeys.length, ids: formatGoneKeys(goneKeys) })}</Notice>
      )}
      {lines.map((line) => (
        <p key={line} css={{ margin: 0, ...type.hint }}>
          {line}
        </p>
      ))}
      <ScopeLine scope={formatInputs(scenario, locale, t)} date={formatDataDay(scenario)} />
      {rain && <RainNote rain={rain} />}
    </div>
  );
}

/** Buttons of the shown scenario. */
function Actions({ scenario, state, view, change }: Omit<CardProps, 'serverUrl'>) {
  const t = useTexts();
  const { space, rule } = useThemeStyles();
  const { inputs } = scenario;
  const other: Season = inputs.season === 'dry' ? 'rainy' : 'dry';
  const showOnMap = () => {
    const places = listSitePlaces(scenario);
    if (view && places.length > 0) void goToPlaces(getMapView(view), places);
  };
  return (
    <div
      css={{ borderTop: rule, padding: space(2.5, 3.5), display: 'flex', flexWrap: 'wrap', gap: space(2) }}
    >
      <Button
        size="sm"
        disabled={isFull(state)}
        onClick={() => change((before) => requestScenario(before, { ...inputs, season: other }))}
      >
        {t(other === 'rainy' ? 'inRainySeason' : 'inDrySeason')}
      </Button>
      {view && (
        <Button size="sm" onClick={showOnMap}>
          {t('showOnMap')}
        </Button>
      )}
    </div>
  );
}

/** Scenarios side by side, and the sites of the shown one. */
export function ResultCard({ scenario, state, view, serverUrl, change, ...frame }: CardProps & ResultFrame) {
  const t = useTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const catchments = useCatchments(scenario, serverUrl);
  const known = catchments.status === 'ready' ? catchments.answer : null;
  const content = { scenario, catchments: known, locale };
  return (
    <ResultPanel
      {...frame}
      title={t('_widgetLabel')}
      chip={formatQuestion(scenario, t)}
      actions={
        <ExportMenu
          subject={t('_widgetLabel')}
          fileName="where-next"
          csv={() => sitesCsv(content, t)}
          geoJson={() => sitesGeoJson(content, t)}
        />
      }
      closeLabel={t('closeScenarios')}
      onClose={() => change(closeScenarios)}
    >
      <ScenarioTable state={state} change={change} />
      <Headline scenario={scenario} />
      {scenario.answer.sites.length === 0 && <Notice css={{ margin: space(3, 3.5) }}>{t('noSites')}</Notice>}
      <SiteList scenario={scenario} catchments={catchments} state={state} change={change} />
      <FactoryTable scenario={scenario} />
      <LeftPlaces scenario={scenario} />
      <Notes scenario={scenario} />
      <Actions scenario={scenario} state={state} view={view} change={change} />
    </ResultPanel>
  );
}
