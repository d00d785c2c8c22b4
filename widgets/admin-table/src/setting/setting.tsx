import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Checkbox, NumericInput, Option, Select, TextInput } from 'jimu-ui';
import { SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { MarkerType } from 'widgets/shared-code/site-core';
import {
  fieldLabel,
  localeOf,
  MARKER_TYPES,
  message,
  FORMS,
  recordColumns
} from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

/** Rows of a page at most, as the server has it. */
const MOST_ROWS = 100;

/** The kind of records, the columns shown at first, the rows on a page, the server and the pages it leads to. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, intl, onSettingChange } = props;
  const t = useTexts();
  const locale = localeOf(intl.locale);
  const set = <Key extends keyof Config>(key: Key, value: Config[Key]) =>
    onSettingChange({ id, config: config.set(key, value) });
  // Another kind has other columns.
  const change = (markerType: MarkerType) =>
    onSettingChange({ id, config: config.merge({ markerType, columns: [] }) });
  const row = (key: 'serverUrl' | 'loginUrl' | 'addUrl' | 'product') => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key]}
        onChange={({ target: { value } }) => set(key, value)}
      />
    </SettingRow>
  );
  const nameOf = (kind: MarkerType) =>
    message(`asset.${FORMS[kind].edit.noun}`, locale, { product: '' }).trim();
  const flip = (name: string) =>
    set(
      'columns',
      config.columns.includes(name)
        ? config.columns.filter((one) => one !== name).asMutable()
        : [...config.columns, name]
    );
  return (
    <div className="widget-setting-admin-table">
      <SettingSection title={t('records')}>
        <SettingRow label={t('markerType')} flow="wrap">
          <Select
            aria-label={t('markerType')}
            value={config.markerType}
            onChange={(_event, value) => change(value as MarkerType)}
          >
            {MARKER_TYPES.map((kind) => (
              <Option key={kind} value={kind}>
                {nameOf(kind)}
              </Option>
            ))}
          </Select>
        </SettingRow>
        <SettingRow label={t('pageSize')} flow="wrap">
          <NumericInput
            aria-label={t('pageSize')}
            min={0}
            max={MOST_ROWS}
            value={config.pageSize}
            onAcceptValue={(value) => set('pageSize', Number(value))}
          />
        </SettingRow>
        <SettingRow label={t('columns')} flow="wrap">
          <div>
            {recordColumns(config.markerType).map((column) => (
              <label key={column.name} css={{ display: 'block' }}>
                <Checkbox checked={config.columns.includes(column.name)} onChange={() => flip(column.name)} />{' '}
                {message(fieldLabel(column), locale)}
              </label>
            ))}
          </div>
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('services')}>
        {(['serverUrl', 'loginUrl', 'addUrl', 'product'] as const).map(row)}
      </SettingSection>
    </div>
  );
}
