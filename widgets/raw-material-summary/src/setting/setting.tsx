import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { SUPPLIER_OUTPUT } from 'widgets/shared-code/site-domain';
import { useDeclaredOutputs } from 'widgets/shared-code/site-analysis';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { PAGE } from './page';

const OUTPUTS = [SUPPLIER_OUTPUT];

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  useDeclaredOutputs(props, OUTPUTS, useOutputTexts());
  return <SettingsPage {...props} name="raw-material-summary" settings={SETTINGS} parts={PAGE} />;
}
