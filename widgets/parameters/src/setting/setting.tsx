import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { ROWS_PER_PAGE } from 'widgets/shared-code/site-core';
import {
  GuestServicesPart,
  RowsSetting,
  setterOf,
  SettingPart,
  useSettingTexts
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';

/** The server, the page to sign in and the rows of a page. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { serverUrl, loginUrl, pageSize = ROWS_PER_PAGE } = props.config;
  const t = useSettingTexts();
  const set = setterOf<Config>(props);
  return (
    <div className="widget-setting-parameters">
      <GuestServicesPart
        serverUrl={serverUrl}
        loginUrl={loginUrl}
        onServerUrl={(value) => set('serverUrl', value)}
        onLoginUrl={(value) => set('loginUrl', value)}
      />
      <SettingPart title={t('tables')}>
        <RowsSetting value={pageSize} onChange={(value) => set('pageSize', value)} />
      </SettingPart>
    </div>
  );
}
