import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { useSettings } from 'widgets/shared-code/site-base';
import { useParameterAnswer } from 'widgets/shared-code/site-tools';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { PAGE } from './page';

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { serverUrl } = useSettings(SETTINGS, props.config);
  const parameters = useParameterAnswer(serverUrl);
  return (
    <SettingsPage {...props} name="pickup-rounds" settings={SETTINGS} parts={PAGE} parameters={parameters} />
  );
}
