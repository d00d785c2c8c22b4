import type { AllWidgetProps } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import {
  fetchRole,
  NotConfigured,
  Notice,
  Toasts,
  ToolPanel,
  useRequest,
  useSettings,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Steps } from './steps';
import { useTexts } from './use-texts';

/** The steps for administrators, or the reason why they are not available. */
function ForAdministrators(props: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const settings = useSettings(SETTINGS, props.config);
  const role = useRequest([settings.serverUrl], ([url]) => fetchRole(url));
  if (role.last === 'admin') return <Steps {...props} settings={settings} />;
  return (
    <div css={{ padding: space(3, 4) }}>
      {role.status === 'failed' ? (
        <Notice kind="error" onRetry={role.retry}>
          {t('roleFailed', { message: role.fault.message })}
        </Notice>
      ) : role.last === null ? (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 120 }} />
      ) : (
        <Notice kind="warning">{t('notAllowed')}</Notice>
      )}
    </div>
  );
}

/** Adds an asset to the map in three steps. */
function Widget(props: AllWidgetProps<IMConfig>) {
  const { id, icon, useMapWidgetIds, controllerWidgetId } = props;
  const t = useTexts();
  if (!useMapWidgetIds?.[0])
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  return (
    <ToolPanel name="add-asset" inController={controllerWidgetId !== undefined}>
      <ForAdministrators {...props} />
      <Toasts />
    </ToolPanel>
  );
}

Widget.versionManager = versionManager;

export default Widget;
