import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  checkAddress,
  checkNeeded,
  createSetter,
  SettingPart,
  TextSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { PRODUCT } from '../config';
import { useTexts } from './use-texts';

/** Settings: the brand, and the addresses of the map and the pages. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { homeUrl, pagesUrl, product = PRODUCT } = props.config;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-admin-nav">
      <SettingPart title={t('addresses')}>
        <TextSetting
          label={t('product')}
          help={t('productHelp')}
          value={product}
          check={checkNeeded}
          onChange={(value) => set('product', value)}
        />
        <TextSetting
          label={t('homeUrl')}
          help={t('homeUrlHelp')}
          value={homeUrl}
          check={checkAddress}
          onChange={(value) => set('homeUrl', value)}
        />
        <TextSetting
          label={t('pagesUrl')}
          help={t('pagesUrlHelp')}
          value={pagesUrl}
          check={checkAddress}
          onChange={(value) => set('pagesUrl', value)}
        />
      </SettingPart>
    </div>
  );
}
