import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import { Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { ShapeScopeNotice } from 'widgets/shared-code/site-tools';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { ScopeLine } from 'widgets/shared-code/site-analysis';
import { listDrawnClasses } from 'widgets/shared-code/site-map';
import { ClassLegend } from './class-legend';
import { statesCsv } from './export';
import { HoverCard } from './hover-card';
import { StateList } from './state-list';
import { DEFAULT_LAYER, countRanked } from './states';
import type { PanelProps } from './use-cassava-states';
import { useCassavaStates } from './use-cassava-states';
import { useTexts } from './use-texts';

/** Figures of the hovered state, legend and list, in sync with the map. */
export function Panel(props: PanelProps) {
  const { locale } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const legend = React.useMemo(() => listDrawnClasses(DEFAULT_LAYER, locale), [locale]);
  const model = useCassavaStates(props);
  const { answer, states, dataDate, chosen, going } = model;
  const notice = { margin: space(3, 3.5, 0) };
  if (model.isLayerMissing)
    return (
      <Notice kind="warning" css={{ margin: space(3, 3.5) }}>
        {t('missingLayer')}
      </Notice>
    );
  if (answer.status === 'failed')
    return (
      <Notice
        kind="error"
        css={{ margin: space(3, 3.5) }}
        onRetry={answer.fault.kind === 'failed' ? answer.retry : undefined}
      >
        {answer.fault.kind === 'refused' ? t('refused') : t('failed', { message: answer.fault.message })}
      </Notice>
    );
  if (!answer.last)
    return (
      <div css={{ padding: space(3.5) }}>
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 160 }} />
      </div>
    );
  return (
    <>
      <ShapeScopeNotice css={notice} />
      <HoverCard
        state={model.shown}
        ranked={countRanked(states)}
        legend={legend}
        locale={locale}
        onAll={chosen === null ? undefined : model.clearChoice}
      />
      {going.status === 'failed' && (
        <Notice kind="error" css={notice} onRetry={going.retry}>
          {t('goFailed', { message: going.fault.message })}
        </Notice>
      )}
      <ClassLegend legend={legend} states={states} />
      <StateList
        states={states}
        legend={legend}
        locale={locale}
        chosen={chosen}
        onPoint={model.setPointed}
        onChoose={model.chooseState}
      />
      <div css={{ padding: space(0, 3.5, 3), display: 'flex', alignItems: 'center', gap: space(2) }}>
        <div css={{ flex: 1 }}>
          <ScopeLine scope={t('scope', { count: states.length })} date={dataDate} />
        </div>
        <ExportMenu
          subject={t('_widgetLabel')}
          fileName="cassava-states"
          csv={() => statesCsv(states, dataDate, locale, t)}
        />
      </div>
    </>
  );
}
