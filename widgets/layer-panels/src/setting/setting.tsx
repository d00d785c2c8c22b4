import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { CATALOGUE } from 'widgets/shared-code/site-map';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { PAGE } from './page';
import { PanelSetting } from './panel-setting';

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const layers = CATALOGUE.map(({ id, title }) => [id, title] as const);
  return (
    <SettingsPage
      {...props}
      name="layer-panels"
      settings={SETTINGS}
      parts={PAGE}
      options={{ required: layers, hidden: layers }}
      rows={{ panels: ({ value, onChange }) => <PanelSetting panels={value} onChange={onChange} /> }}
    />
  );
}
