import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { ROWS_PER_PAGE, SUPPLIER_OUTPUT, useDeclaredOutputs } from 'widgets/shared-code/site-core';
import {
  FieldSetting,
  LayerSetting,
  MapPart,
  NumberSetting,
  RowsSetting,
  ServicesPart,
  createSetter,
  SettingPart,
  TextSetting,
  TextsPart
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { DEFAULT_LAYER, DEFAULT_MAX_BARS } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

const OUTPUTS = [SUPPLIER_OUTPUT];

/** Settings: the map, the layer and its fields, the length of the result, the server and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useDataSources, onSettingChange } = props;
  const t = useTexts();
  useDeclaredOutputs(props, OUTPUTS, useOutputTexts());
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-raw-material-summary">
      <MapPart {...props} />
      <SettingPart title={t('layerSection')} help={t('layerHint')}>
        <LayerSetting
          widgetId={id}
          label={t('layer')}
          name={config.layer}
          usual={DEFAULT_LAYER}
          useDataSources={useDataSources}
          onChange={(layer, uses) =>
            onSettingChange({ id, useDataSources: uses, config: config.set('layer', layer) })
          }
        />
        <FieldSetting
          label={t('dateField')}
          value={config.dateField}
          layer={config.layer}
          useDataSources={useDataSources}
          onChange={(value) => set('dateField', value)}
        />
        <FieldSetting
          label={t('supplierField')}
          value={config.supplierField}
          layer={config.layer}
          useDataSources={useDataSources}
          onChange={(value) => set('supplierField', value)}
        />
        <FieldSetting
          label={t('communityField')}
          value={config.communityField}
          layer={config.layer}
          useDataSources={useDataSources}
          onChange={(value) => set('communityField', value)}
        />
      </SettingPart>
      <SettingPart title={t('result')}>
        <NumberSetting
          label={t('mostBars')}
          help={t('mostBarsHelp')}
          min={1}
          max={50}
          whole
          value={config.mostBars ?? DEFAULT_MAX_BARS}
          onChange={(value) => set('mostBars', value)}
        />
        <RowsSetting value={config.pageSize ?? ROWS_PER_PAGE} onChange={(value) => set('pageSize', value)} />
      </SettingPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <TextsPart>
        <TextSetting
          label={t('hint')}
          help={t('hintHelp')}
          value={config.hint}
          onChange={(value) => set('hint', value)}
        />
      </TextsPart>
    </div>
  );
}
