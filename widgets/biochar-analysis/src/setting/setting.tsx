import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { BIOCHAR_OUTPUT, toolsFor, useDeclaredOutputs } from 'widgets/shared-code/site-core';
import type { Config, IMConfig, Part, RowLayer } from '../config';
import { ROW_LAYERS } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

const LAYERS = Object.keys(ROW_LAYERS) as RowLayer[];

const OUTPUTS = [BIOCHAR_OUTPUT];

/** The part, its tool, the map, the server and the layers of the records. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  useDeclaredOutputs(props, config.part === 'tool' ? OUTPUTS : [], useOutputTexts());
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const onChange = <K extends keyof Config>(key: K, value: Config[K]) =>
    onSettingChange({ id, config: config.set(key, value) });
  return (
    <div className="widget-setting-biochar-analysis">
      <SettingSection title={t('part')}>
        <SettingRow>
          <Select
            aria-label={t('part')}
            value={config.part}
            onChange={(_event, part: Part) => onChange('part', part)}
          >
            <Option value="tool">{t('partTool')}</Option>
            <Option value="result">{t('partResult')}</Option>
          </Select>
        </SettingRow>
        <p>{t('partHint')}</p>
        {config.part === 'result' && (
          <SettingRow label={t('toolWidgetId')} flow="wrap">
            <Select
              aria-label={t('toolWidgetId')}
              placeholder={t('chooseTool')}
              value={config.toolWidgetId}
              onChange={(_event, toolId: string) => onChange('toolWidgetId', toolId)}
            >
              {toolsFor(widgets, id).map((tool) => (
                <Option key={tool.id} value={tool.id}>
                  {tool.label}
                </Option>
              ))}
            </Select>
          </SettingRow>
        )}
      </SettingSection>
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('services')}>
        <SettingRow label={t('serverUrl')} flow="wrap">
          <TextInput
            aria-label={t('serverUrl')}
            value={config.serverUrl}
            onChange={(event) => onChange('serverUrl', event.target.value)}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('layers')}>
        {LAYERS.map((layer) => (
          <SettingRow key={layer} label={t(layer)} flow="wrap">
            <TextInput
              aria-label={t(layer)}
              value={(config.layers?.[layer] as string | undefined) ?? ''}
              onChange={(event) =>
                onSettingChange({ id, config: config.setIn(['layers', layer], event.target.value) })
              }
            />
          </SettingRow>
        ))}
      </SettingSection>
    </div>
  );
}
