import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { useSettings } from 'widgets/shared-code/site-base';
import { useParameterAnswer } from 'widgets/shared-code/site-tools';
import { toLayerRef } from 'widgets/shared-code/site-map';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { FARM_LAYER_IDS } from '../farm-layers';
import { PAGE } from './page';

const OPTIONS = { layers: FARM_LAYER_IDS.map((layer) => [layer, toLayerRef(layer).title] as const) };

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const parameters = useParameterAnswer(useSettings(SETTINGS, props.config).serverUrl);
  return (
    <SettingsPage
      {...props}
      name="offtake"
      settings={SETTINGS}
      parts={PAGE}
      options={OPTIONS}
      parameters={parameters}
    />
  );
}
