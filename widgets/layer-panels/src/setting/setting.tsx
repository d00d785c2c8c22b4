import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Checkbox, Option, Select } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { toggleItem, toolsNamed } from 'widgets/shared-code/site-core';
import { CATALOGUE } from 'widgets/shared-code/site-map';
import type { IMConfig } from '../config';
import type { Panels } from './panel-setting';
import { PanelSetting } from './panel-setting';
import { useTexts } from './use-texts';

const IDS = CATALOGUE.map(({ id }) => id);

/** The map, the layers it must have, those that are not listed, and what their properties hold. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const boxes = (key: 'required' | 'hidden') =>
    CATALOGUE.map((layer) => (
      <SettingRow key={layer.id} label={layer.title}>
        <Checkbox
          aria-label={layer.title}
          checked={config[key].includes(layer.id)}
          onChange={() =>
            onSettingChange({
              id,
              config: config.set(key, toggleItem(IDS, Array.from(config[key]), layer.id))
            })
          }
        />
      </SettingRow>
    ));
  return (
    <div className="widget-setting-layer-panels">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('required')}>
        <p>{t('requiredHint')}</p>
        {boxes('required')}
      </SettingSection>
      <SettingSection title={t('hidden')}>{boxes('hidden')}</SettingSection>
      <SettingSection title={t('planner')}>
        <p>{t('plannerHint')}</p>
        <SettingRow>
          <Select
            aria-label={t('planner')}
            value={config.plannerWidgetId ?? ''}
            onChange={(_event, plannerId: string) =>
              onSettingChange({ id, config: config.set('plannerWidgetId', plannerId) })
            }
          >
            <Option value="">{t('noPlanner')}</Option>
            {toolsNamed(widgets, 'trip-planner').map((tool) => (
              <Option key={tool.id} value={tool.id}>
                {tool.label}
              </Option>
            ))}
          </Select>
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('panels')}>
        <PanelSetting
          panels={(config.panels?.asMutable({ deep: true }) ?? {}) as Panels}
          onChange={(panels) => onSettingChange({ id, config: config.set('panels', panels) })}
        />
      </SettingSection>
    </div>
  );
}
