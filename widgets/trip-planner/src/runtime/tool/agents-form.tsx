import type { JimuMapView } from 'jimu-arcgis';
import { Loading, LoadingType } from 'jimu-ui';
import { DEFAULT_PARAMETERS, Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { fetchParameters } from 'widgets/shared-code/site-api';
import type { PlannerState, PlannerStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { PlanForm } from './plan-form';
import { useAgents } from './use-agents';

interface AgentsFormProps {
  readonly state: PlannerState;
  readonly serverUrl: string;
  readonly view: JimuMapView | null;
  readonly locale: Locale;
  readonly change: PlannerStateSetter;
}

/** The form of a plan, or why the agents to choose from are missing. */
export function AgentsForm({ state, serverUrl, view, locale, change }: AgentsFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const agents = useAgents(serverUrl);
  const parameters = useRequest([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  return (
    <>
      {agents.status === 'failed' && (
        <Notice
          kind="error"
          title={t('agentsFailed')}
          css={{ margin: space(3, 4) }}
          onRetry={agents.fault.kind === 'refused' ? undefined : agents.retry}
        >
          {agents.fault.kind === 'refused' ? t('refused') : agents.fault.message}
        </Notice>
      )}
      {!agents.last && agents.status === 'loading' && (
        <Loading type={LoadingType.Skeleton} text={t('agentsLoading')} css={{ height: 240 }} />
      )}
      {agents.last?.length === 0 && <Notice css={{ margin: space(3, 4) }}>{t('noAgents')}</Notice>}
      {agents.last && agents.last.length > 0 && (
        <PlanForm
          state={state}
          agents={agents.last}
          serverUrl={serverUrl}
          view={view}
          parameters={parameters.last?.parameters ?? DEFAULT_PARAMETERS}
          locale={locale}
          change={change}
        />
      )}
    </>
  );
}
