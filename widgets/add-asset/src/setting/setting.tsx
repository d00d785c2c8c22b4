import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { formatMessage, toLocale, useSettings } from 'widgets/shared-code/site-base';
import { ASSET_CHOICES, FORMS } from 'widgets/shared-code/site-domain';
import { SettingsPage } from 'widgets/shared-code/site-settings';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { PAGE } from './page';

export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const locale = toLocale(props.intl.locale);
  const { product } = useSettings(SETTINGS, props.config);
  const kinds = ASSET_CHOICES.map(
    (kind) => [kind, formatMessage(`asset.${FORMS[kind].add.noun}`, locale, { product })] as const
  );
  return <SettingsPage {...props} name="add-asset" settings={SETTINGS} parts={PAGE} options={{ kinds }} />;
}
