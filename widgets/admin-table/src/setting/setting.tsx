import type { AllWidgetSettingProps } from 'jimu-for-builder';
import type { MarkerType } from 'widgets/shared-code/site-core';
import {
  toFieldLabelKey,
  FORMS,
  toLocale,
  MARKER_TYPES,
  formatMessage,
  listRecordColumns,
  ROWS_PER_PAGE
} from 'widgets/shared-code/site-core';
import {
  checkAddressOrNone,
  checkNeeded,
  ChoiceSetting,
  GuestServicesPart,
  ListSetting,
  RowsSetting,
  createSetter,
  SettingPart,
  SwitchSetting,
  TextSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

/** Settings: kind of records, initial columns, allowed changes, server and linked pages. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, intl, onSettingChange } = props;
  const t = useTexts();
  const locale = toLocale(intl.locale);
  const set = createSetter<Config>(props);
  const getKindName = (kind: MarkerType) =>
    formatMessage(`asset.${FORMS[kind].edit.noun}`, locale, { product: '' }).trim();
  return (
    <div className="widget-setting-admin-table">
      <SettingPart title={t('records')}>
        <ChoiceSetting
          label={t('markerType')}
          help={t('markerTypeHelp')}
          value={config.markerType}
          options={MARKER_TYPES.map((kind) => [kind, getKindName(kind)] as const)}
          // The columns are reset, since another kind has other columns.
          onChange={(markerType) =>
            onSettingChange({ id, config: config.merge({ markerType, columns: [] }) })
          }
        />
        <RowsSetting
          value={config.pageSize || ROWS_PER_PAGE}
          onChange={(pageSize) => set('pageSize', pageSize)}
        />
        <ListSetting
          label={t('columns')}
          help={t('columnsHelp')}
          value={Array.from(config.columns)}
          options={listRecordColumns(config.markerType).map(
            (column) => [column.name, formatMessage(toFieldLabelKey(column), locale)] as const
          )}
          onChange={(columns) => set('columns', [...columns])}
        />
      </SettingPart>
      <SettingPart title={t('changes')}>
        <SwitchSetting
          label={t('canChange')}
          help={t('canChangeHelp')}
          value={config.canChange ?? true}
          onChange={(value) => set('canChange', value)}
        />
        <TextSetting
          label={t('addUrl')}
          help={t('addUrlHelp')}
          value={config.addUrl}
          check={checkAddressOrNone}
          onChange={(value) => set('addUrl', value)}
        />
        <TextSetting
          label={t('product')}
          help={t('productHelp')}
          value={config.product}
          check={checkNeeded}
          onChange={(value) => set('product', value)}
        />
      </SettingPart>
      <GuestServicesPart
        serverUrl={config.serverUrl}
        loginUrl={config.loginUrl}
        onServerUrl={(value) => set('serverUrl', value)}
        onLoginUrl={(value) => set('loginUrl', value)}
      />
    </div>
  );
}
