import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { fetchParameters, toolsFor, useAnswer } from 'widgets/shared-code/site-core';
import { layerRef } from 'widgets/shared-code/site-map';
import type { Config, IMConfig, Part } from '../config';
import { FARM_LAYER_IDS } from '../farm-layers';
import { useTexts } from './use-texts';

type TextSetting = 'serverUrl' | 'toggleLabel' | 'hint';

/** The parameters that the figures go by, read-only: an administrator changes them on the server. */
function Limits({ serverUrl }: { readonly serverUrl: string }) {
  const t = useTexts();
  const limits = useAnswer([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  const set = limits.status === 'failed' ? null : limits.last;
  if (!set) return <p>{t('limitsUnknown')}</p>;
  const { offtakeRadius, soilSampleCap, commercialFarmArea, smallFarmArea } = set.parameters;
  return (
    <p>
      {t('limitsText', {
        version: set.version,
        radius: offtakeRadius,
        samples: soilSampleCap,
        commercial: commercialFarmArea,
        small: smallFarmArea
      })}
    </p>
  );
}

/** What the layers of farms are called in the web map. */
function LayerSection({ config, onChange }: Pick<PartSectionProps, 'config' | 'onChange'>) {
  const t = useTexts();
  const named = config.layers.asMutable() as Config['layers'];
  return (
    <SettingSection title={t('layers')}>
      <p>{t('layersHint')}</p>
      {FARM_LAYER_IDS.map((layer) => (
        <SettingRow key={layer} label={layerRef(layer).title} flow="wrap">
          <TextInput
            aria-label={layerRef(layer).title}
            placeholder={layer}
            value={named[layer] ?? ''}
            onChange={({ target: { value } }) => {
              const { [layer]: _before, ...others } = named;
              onChange('layers', value === '' ? others : { ...others, [layer]: value });
            }}
          />
        </SettingRow>
      ))}
    </SettingSection>
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
          <Option value="result">{t('partResult')}</Option>
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

/** The part, its tool, the map, the services, the layers and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
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
    <div className="widget-setting-offtake">
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
      <LayerSection config={config} onChange={onChange} />
      <SettingSection title={t('limits')}>
        <Limits serverUrl={config.serverUrl} />
      </SettingSection>
      <SettingSection title={t('texts')}>{(['toggleLabel', 'hint'] as const).map(textRow)}</SettingSection>
    </div>
  );
}
