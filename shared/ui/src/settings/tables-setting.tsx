import { ROWS_PER_PAGE } from '@site/domain';
import type { ImmutableObject } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import type { TablesConfig } from '../tables-config';
import { createSetter } from './entries';
import { GuestServicesPart, RowsSetting, SettingPart } from './sections';
import { useSettingTexts } from './use-setting-texts';

type TablesProps = Pick<
  AllWidgetSettingProps<ImmutableObject<TablesConfig>>,
  'id' | 'config' | 'onSettingChange'
>;

/** All settings of a widget of tables: the server, the login page and the rows per page. */
export function TablesSetting(props: TablesProps) {
  const { serverUrl, loginUrl, pageSize = ROWS_PER_PAGE } = props.config;
  const t = useSettingTexts();
  const set = createSetter<TablesConfig>(props);
  return (
    <>
      <GuestServicesPart
        serverUrl={serverUrl}
        loginUrl={loginUrl}
        onServerUrl={(value) => set('serverUrl', value)}
        onLoginUrl={(value) => set('loginUrl', value)}
      />
      <SettingPart title={t('tables')}>
        <RowsSetting value={pageSize} onChange={(value) => set('pageSize', value)} />
      </SettingPart>
    </>
  );
}
