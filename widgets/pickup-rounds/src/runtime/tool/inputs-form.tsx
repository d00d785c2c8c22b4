import { Loading, LoadingType } from 'jimu-ui';
import type { JimuMapView } from 'jimu-arcgis';
import { DEFAULT_PARAMETERS, Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import { fetchParameters, fetchPiles } from 'widgets/shared-code/site-api';
import type { Settings } from '../../config';
import type { RoundsState, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { RoundsForm } from './rounds-form';

interface InputsFormProps {
  readonly state: RoundsState;
  readonly config: Settings;
  readonly view: JimuMapView | null;
  readonly change: RoundsStateSetter;
}

/** The form of a plan, or why the piles to choose from are missing. */
export function InputsForm({ state, config, view, change }: InputsFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { serverUrl, measureWidgetId } = config;
  const piles = useRequest([serverUrl], ([url], { signal }) => fetchPiles({ serverUrl: url, signal }));
  const parameters = useRequest([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  return (
    <>
      {piles.status === 'failed' && (
        <Notice
          kind="error"
          title={t('pilesFailed')}
          css={{ margin: space(3, 4) }}
          onRetry={piles.fault.kind === 'refused' ? undefined : piles.retry}
        >
          {piles.fault.kind === 'refused' ? t('refused') : piles.fault.message}
        </Notice>
      )}
      {!piles.last && piles.status === 'loading' && (
        <Loading type={LoadingType.Skeleton} text={t('pilesLoading')} css={{ height: 240 }} />
      )}
      {piles.last?.length === 0 && <Notice css={{ margin: space(3, 4) }}>{t('noPiles')}</Notice>}
      {piles.last && piles.last.length > 0 && (
        <RoundsForm
          state={state}
          all={piles.last}
          parameters={parameters.last?.parameters ?? DEFAULT_PARAMETERS}
          view={view}
          measureWidgetId={measureWidgetId}
          change={change}
        />
      )}
    </>
  );
}
