import type { AllWidgetProps } from 'jimu-core';
import { AdminPage, toLocale, useSettings } from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { DataPage } from './data-page';

/** Page to import data from files and to undo imports, for administrators. */
function Widget({ id, config, intl }: AllWidgetProps<IMConfig>) {
  const { serverUrl, loginUrl, pageSize } = useSettings(SETTINGS, config);
  return (
    <AdminPage className="jimu-widget widget-data-import" serverUrl={serverUrl} loginUrl={loginUrl}>
      <DataPage widgetId={id} pageSize={pageSize} serverUrl={serverUrl} locale={toLocale(intl.locale)} />
    </AdminPage>
  );
}

Widget.versionManager = versionManager;

export default Widget;
