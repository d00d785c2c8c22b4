import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import {
  fetchParameters,
  formatPosition,
  formatTimeOfDay,
  toolsFor,
  TRIP_OUTPUT,
  tripRules,
  useAnswer,
  useDeclaredOutputs
} from 'widgets/shared-code/site-core';
import type { Config, IMConfig, Part } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

type TextSetting = 'serverUrl' | 'hint';

/** What trips are planned by, read-only: an administrator changes it on the server. */
function Rules({ serverUrl }: { readonly serverUrl: string }) {
  const t = useTexts();
  const answer = useAnswer([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  if (answer.status !== 'ready') return <p>{answer.status === 'failed' && t('rulesUnknown')}</p>;
  const { version, parameters } = answer.answer;
  const { factory, speed, dayStart, dayEnd } = tripRules(parameters);
  return (
    <p>
      {t('rulesText', {
        version,
        speed,
        place: formatPosition(factory.latitude, factory.longitude),
        start: formatTimeOfDay(dayStart) ?? '',
        end: formatTimeOfDay(dayEnd) ?? ''
      })}
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
          <Option value="timeline">{t('partTimeline')}</Option>
        </Select>
      </SettingRow>
      <p>{t('partHint')}</p>
      {config.part === 'timeline' && (
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

const OUTPUTS = [TRIP_OUTPUT];

/** The part, its planner, the map, the services and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  useDeclaredOutputs(props, config.part === 'tool' ? OUTPUTS : [], useOutputTexts());
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
    <div className="widget-setting-trip-planner">
      <PartSection id={id} config={config} onChange={onChange} />
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('services')}>{textRow('serverUrl')}</SettingSection>
      <SettingSection title={t('rules')}>
        <Rules serverUrl={config.serverUrl} />
      </SettingSection>
      <SettingSection title={t('texts')}>{textRow('hint')}</SettingSection>
    </div>
  );
}
