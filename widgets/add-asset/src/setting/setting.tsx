import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { ASSET_CHOICES, FORMS, toLocale, formatMessage } from 'widgets/shared-code/site-core';
import {
  checkNeeded,
  ListSetting,
  MapPart,
  ServicesPart,
  createSetter,
  SettingPart,
  TextSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

/** Settings: the map, the kinds of assets, the brand and the server. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { serverUrl, product, kinds } = props.config;
  const locale = toLocale(props.intl.locale);
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-add-asset">
      <MapPart {...props} />
      <SettingPart title={t('offered')}>
        <ListSetting
          label={t('kinds')}
          help={t('kindsHelp')}
          value={Array.from(kinds ?? ASSET_CHOICES)}
          options={ASSET_CHOICES.map(
            (kind) => [kind, formatMessage(`asset.${FORMS[kind].add.noun}`, locale, { product })] as const
          )}
          onChange={(value) => set('kinds', [...value])}
        />
        <TextSetting
          label={t('product')}
          help={t('productHelp')}
          value={product}
          check={checkNeeded}
          onChange={(value) => set('product', value)}
        />
      </SettingPart>
      <ServicesPart serverUrl={serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
    </div>
  );
}
