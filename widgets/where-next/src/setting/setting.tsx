import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { useSettings } from 'widgets/shared-code/site-base';
import { SITE_OUTPUT } from 'widgets/shared-code/site-domain';
import { useParameterAnswer } from 'widgets/shared-code/site-tools';
import { useDeclaredOutputs } from 'widgets/shared-code/site-analysis';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { PAGE } from './page';

const OUTPUTS = [SITE_OUTPUT];

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { part, serverUrl } = useSettings(SETTINGS, props.config);
  useDeclaredOutputs(props, part === 'tool' ? OUTPUTS : [], useOutputTexts());
  const parameters = useParameterAnswer(serverUrl);
  return (
    <SettingsPage {...props} name="where-next" settings={SETTINGS} parts={PAGE} parameters={parameters} />
  );
}
