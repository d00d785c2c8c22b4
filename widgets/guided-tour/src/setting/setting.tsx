import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  checkNeeded,
  checkSelector,
  ListSetting,
  NumberSetting,
  createSetter,
  SettingPart,
  TextSetting,
  TextsPart
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { DEFAULT_TARGETS, listSteps, STEPS } from '../config';
import { useTexts } from './use-texts';

/** Settings: delay, brand and steps of the tour, with their targets and texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, onSettingChange } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const steps = listSteps(config);
  return (
    <div className="widget-setting-guided-tour">
      <SettingPart title={t('tour')}>
        <NumberSetting
          label={t('delay')}
          help={t('delayHelp')}
          unit="ms"
          min={0}
          max={60_000}
          whole
          value={config.delay}
          onChange={(value) => set('delay', value)}
        />
        <TextSetting
          label={t('product')}
          help={t('productHelp')}
          value={config.product}
          check={checkNeeded}
          onChange={(value) => set('product', value)}
        />
        <ListSetting
          label={t('steps')}
          help={t('stepsHelp')}
          value={steps}
          options={STEPS.map((step) => [step, t(step)] as const)}
          // The last step cannot be removed.
          onChange={(value) => value.length > 0 && set('steps', [...value])}
        />
      </SettingPart>
      <SettingPart title={t('targets')} help={t('targetsHelp')}>
        {steps.map((step) => (
          <TextSetting
            key={step}
            label={t(step)}
            usual={DEFAULT_TARGETS[step]}
            value={config.targets[step] ?? ''}
            check={checkSelector}
            onChange={(text) => onSettingChange({ id, config: config.setIn(['targets', step], text) })}
          />
        ))}
      </SettingPart>
      <TextsPart>
        {steps.map((step) => (
          <TextSetting
            key={step}
            label={t('textOf', { step: t(step) })}
            isLong
            value={config.texts?.[step] ?? ''}
            onChange={(text) => onSettingChange({ id, config: config.setIn(['texts', step], text) })}
          />
        ))}
      </TextsPart>
    </div>
  );
}
