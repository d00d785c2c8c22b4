import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { listToolsByName } from 'widgets/shared-code/site-core';
import { CATALOGUE } from 'widgets/shared-code/site-map';
import {
  ChoiceSetting,
  ListSetting,
  MapPart,
  createSetter,
  SettingPart,
  SwitchSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import type { LayerPanels } from './panel-setting';
import { PanelSetting } from './panel-setting';
import { useTexts } from './use-texts';

const LAYERS = CATALOGUE.map(({ id, title }) => [id, title] as const);

/** Settings: the map, required and hidden layers, and layer properties. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const planners = listToolsByName(widgets, 'trip-planner').map((tool) => [tool.id, tool.label] as const);
  return (
    <div className="widget-setting-layer-panels">
      <MapPart {...props} />
      <SettingPart title={t('listing')}>
        <SwitchSetting
          label={t('isUnfolded')}
          help={t('isUnfoldedHelp')}
          value={config.isUnfolded ?? false}
          onChange={(value) => set('isUnfolded', value)}
        />
        <ChoiceSetting
          label={t('planner')}
          help={t('plannerHint')}
          value={config.plannerWidgetId ?? ''}
          options={[['', t('noPlanner')], ...planners]}
          onChange={(value) => set('plannerWidgetId', value)}
        />
        {(['required', 'hidden'] as const).map((key) => (
          <ListSetting
            key={key}
            label={t(key)}
            help={t(`${key}Hint`)}
            value={Array.from(config[key])}
            options={LAYERS}
            onChange={(value) => set(key, [...value])}
          />
        ))}
      </SettingPart>
      <SettingPart title={t('panels')} help={t('panelsHint')}>
        <PanelSetting
          panels={(config.panels?.asMutable({ deep: true }) ?? {}) as LayerPanels}
          onChange={(panels) => set('panels', panels)}
        />
      </SettingPart>
    </div>
  );
}
