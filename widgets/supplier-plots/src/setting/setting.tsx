import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { PAGE } from './page';

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  return <SettingsPage {...props} name="supplier-plots" settings={SETTINGS} parts={PAGE} />;
}
