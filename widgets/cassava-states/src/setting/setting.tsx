import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { CASSAVA_ZOOM } from 'widgets/shared-code/site-core';
import {
  FieldSetting,
  LayerSetting,
  MapPart,
  NumberSetting,
  createSetter,
  SettingPart
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { FIELD_NAMES, getLayerFields } from '../config';
import { useTexts } from './use-texts';

/** Settings: the map and its maximum zoom, the layer of the states and its fields. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useDataSources, onSettingChange } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const fields = getLayerFields(config);
  return (
    <div className="widget-setting-cassava-states">
      <MapPart {...props}>
        <NumberSetting
          label={t('closestZoom')}
          help={t('closestZoomHelp')}
          min={CASSAVA_ZOOM.start}
          max={23}
          value={config.closestZoom ?? CASSAVA_ZOOM.closest}
          onChange={(value) => set('closestZoom', value)}
        />
      </MapPart>
      <SettingPart title={t('layerSection')} help={t('layerHint')}>
        <LayerSetting
          widgetId={id}
          label={t('layer')}
          name={config.layer}
          usual=""
          useDataSources={useDataSources}
          onChange={(layer, uses) =>
            onSettingChange({ id, useDataSources: uses, config: config.set('layer', layer) })
          }
        />
        {FIELD_NAMES.map((name) => (
          <FieldSetting
            key={name}
            label={t(`field_${name}`)}
            value={fields[name]}
            layer={config.layer}
            useDataSources={useDataSources}
            onChange={(field) =>
              onSettingChange({ id, config: config.set('fields', { ...fields, [name]: field }) })
            }
          />
        ))}
      </SettingPart>
    </div>
  );
}
