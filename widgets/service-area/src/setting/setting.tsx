import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import {
  areaOutput,
  fetchParameters,
  toolsFor,
  useAnswer,
  useDeclaredOutputs
} from 'widgets/shared-code/site-core';
import type { Config, Headline, IMConfig, Part } from '../config';
import { useTextsUnder } from '../runtime/use-texts';
import { useTexts } from './use-texts';

type TextSetting = 'serverUrl' | 'toggleLabel' | 'hint';

/** The limits, read-only: an administrator changes them on the server. */
function Limits({ serverUrl }: { readonly serverUrl: string }) {
  const t = useTexts();
  const limits = useAnswer([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  const set = limits.status === 'failed' ? null : limits.last;
  const { maxServiceAreas, minDriveTime, maxDriveTime, defaultDriveTime } = set?.parameters ?? {};
  return (
    <p>
      {set
        ? t('limitsText', {
            version: set.version,
            max: maxServiceAreas,
            shortest: minDriveTime,
            longest: maxDriveTime,
            offered: defaultDriveTime
          })
        : t('limitsUnknown')}
    </p>
  );
}

interface PartSectionProps {
  readonly id: string;
  readonly config: IMConfig;
  onChange<K extends keyof Config>(key: K, value: Config[K]): void;
}

function PartSection({ id, config, onChange }: PartSectionProps) {
  const t = useTexts();
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  return (
    <SettingSection title={t('part')}>
      <SettingRow>
        <Select
          aria-label={t('part')}
          value={config.part}
          onChange={(_event, part: Part) => onChange('part', part)}
        >
          <Option value="tool">{t('partTool')}</Option>
          <Option value="detail">{t('partDetail')}</Option>
          <Option value="table">{t('partTable')}</Option>
        </Select>
      </SettingRow>
      <p>{t('partHint')}</p>
      {config.part !== 'tool' && (
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
  );
}

/** The figures that stand first. */
function HeadlineSection({ config, onChange }: Omit<PartSectionProps, 'id'>) {
  const t = useTexts();
  return (
    <SettingSection title={t('headline')}>
      <SettingRow>
        <Select
          aria-label={t('headline')}
          value={config.headline ?? 'none'}
          onChange={(_event, headline: Headline) => onChange('headline', headline)}
        >
          <Option value="none">{t('headlineNone')}</Option>
          <Option value="weeklyYield">{t('headlineWeeklyYield')}</Option>
          <Option value="profitPerWeek">{t('headlineProfitPerWeek')}</Option>
        </Select>
      </SettingRow>
    </SettingSection>
  );
}

/** The data source that comes out of a tool: what its results are called there. */
function useAreaOutput(props: AllWidgetSettingProps<IMConfig>) {
  const { part, headline } = props.config;
  const t = useTextsUnder(headline ?? 'none');
  const output = areaOutput(headline === 'profitPerWeek' ? 'week' : 'month');
  useDeclaredOutputs(props, part === 'tool' ? [output] : [], t);
}

/** The part, its tool, the map, the services and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  useAreaOutput(props);
  const onChange = <K extends keyof Config>(key: K, value: Config[K]) =>
    onSettingChange({ id, config: config.set(key, value) });
  const textRow = (key: TextSetting) => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key]}
        onChange={(event) => onChange(key, event.target.value)}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-service-area">
      <PartSection id={id} config={config} onChange={onChange} />
      <HeadlineSection config={config} onChange={onChange} />
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('services')}>{textRow('serverUrl')}</SettingSection>
      <SettingSection title={t('limits')}>
        <Limits serverUrl={config.serverUrl} />
      </SettingSection>
      <SettingSection title={t('texts')}>{(['toggleLabel', 'hint'] as const).map(textRow)}</SettingSection>
    </div>
  );
}
