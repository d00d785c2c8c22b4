import type { AllWidgetProps } from 'jimu-core';
import { AdminPage, toLocale, useSettings } from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { PersonalDataPage } from './personal-data-page';

/** Page of the data stored about a person, for administrators. */
function Widget({ id, config, intl }: AllWidgetProps<IMConfig>) {
  const { serverUrl, loginUrl, pageSize } = useSettings(SETTINGS, config);
  return (
    <AdminPage className="jimu-widget widget-personal-data" serverUrl={serverUrl} loginUrl={loginUrl}>
      <PersonalDataPage
        widgetId={id}
        pageSize={pageSize}
        serverUrl={serverUrl}
        locale={toLocale(intl.locale)}
      />
    </AdminPage>
  );
}

Widget.versionManager = versionManager;

export default Widget;
