import type { JimuMapView } from 'jimu-arcgis';
import { formatMessage, joinWithColon, useThemeStyles, visuallyHidden } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatBiocharFigure } from 'widgets/shared-code/site-domain';
import { ExportMenu, FactoryRecordsLink } from 'widgets/shared-code/site-records';
import { ResultPanel, ScopeLine } from 'widgets/shared-code/site-analysis';
import type { ResultFrame } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { analysesCsv, analysesGeoJson } from '../analysis-export';
import { dataDay, listExclusions, placeName, scopeText } from '../result-words';
import type { BiocharState, BiocharResult, BiocharStateSetter } from '../state';
import { clearResults, listShownResults } from '../state';
import { useTexts } from '../use-texts';
import { Actions } from './actions';
import { Figures } from './figures';
import { RowLinks } from './row-links';
import { Sources } from './sources';
import { Utilization } from './utilization';

interface ResultCardProps extends ResultFrame {
  readonly widgetId: string;
  readonly state: BiocharState;
  readonly result: BiocharResult;
  readonly change: BiocharStateSetter;
  readonly view: JimuMapView | null;
  readonly config: Settings;
  readonly locale: Locale;
}

/** 'Biochar Analysis': all figures with their scope, the sources of feedstock, and links to the records. */
export function ResultCard(props: ResultCardProps) {
  const { widgetId, state, result, change, view, config, locale, ...frame } = props;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const shown = listShownResults(state).map(({ analysis }) => analysis);
  const { analysis } = result;
  const title = formatMessage('biochar.analysisSummary', locale);
  const block = { padding: space(2.5, 3.5), borderTop: rule } as const;
  return (
    <ResultPanel
      {...frame}
      title={title}
      label={frame.place === 'sheet' ? `${title} · ${placeName(analysis, t)}` : title}
      actions={
        <ExportMenu
          subject={title}
          fileName="biochar-analysis"
          csv={() => analysesCsv(shown, locale, t)}
          geoJson={() => analysesGeoJson(shown, locale, t)}
        />
      }
      closeLabel={t('close')}
      onClose={() => change(clearResults)}
    >
      <div css={{ padding: space(2.5, 3.5), display: 'grid', gap: space(1) }}>
        {shown.map((one, at) => (
          <ScopeLine key={at} scope={scopeText(one, t)} date={dataDay(one)} />
        ))}
      </div>
      {shown.length === 1 && (
        <div css={block}>
          <Utilization analysis={analysis} locale={locale} />
        </div>
      )}
      <div css={{ padding: space(0, 3.5) }}>
        <Figures analyses={shown} locale={locale} />
      </div>
      <div css={{ ...block, display: 'grid', gap: space(2) }}>
        {shown.flatMap((one, at) =>
          listExclusions(one, t).map((line) => (
            <p key={`${at} ${line}`} css={{ margin: 0, ...type.hint }}>
              {shown.length > 1 ? joinWithColon(placeName(one, t), line) : line}
            </p>
          ))
        )}
        <div>
          <p css={{ margin: 0, ...type.hint }}>{t('capacityField')}</p>
          <FactoryRecordsLink serverUrl={config.serverUrl} />
        </div>
        <RowLinks widgetId={widgetId} analysis={analysis} view={view} config={config} locale={locale} />
        <Actions state={state} result={result} change={change} serverUrl={config.serverUrl} />
      </div>
      <div css={block}>
        <Sources analysis={analysis} locale={locale} />
      </div>
      <p css={{ ...block, ...type.hint, margin: 0 }}>
        {t('version', { version: analysis.parameterVersion })}
      </p>
      <div role="status" css={visuallyHidden}>
        {t('ready', {
          scope: scopeText(analysis, t),
          feedstock: formatBiocharFigure('totalFeedstockAvailable', analysis.figures.totalFeedstockAvailable),
          utilization: formatBiocharFigure('factoryUtilization', analysis.figures.factoryUtilization)
        })}
      </div>
    </ResultPanel>
  );
}
