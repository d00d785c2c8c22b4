import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { NumericInput, TextInput } from 'jimu-ui';
import { SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { IMConfig } from '../config';
import { DEFAULT_TARGETS, STEPS } from '../config';
import { useTexts } from './use-texts';

/** When the tour comes, whose it is, and what its steps point at. */
export default function Setting({ id, config, onSettingChange }: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  const save = (changed: IMConfig) => onSettingChange({ id, config: changed });
  return (
    <div className="widget-setting-guided-tour">
      <SettingSection title={t('timing')}>
        <SettingRow label={t('delay')} flow="wrap">
          <NumericInput
            aria-label={t('delay')}
            min={0}
            max={60_000}
            step={500}
            value={config.delay}
            onAcceptValue={(value) => save(config.set('delay', Number(value)))}
          />
        </SettingRow>
        <SettingRow label={t('product')} flow="wrap">
          <TextInput
            aria-label={t('product')}
            defaultValue={config.product}
            onAcceptValue={(text: string) => save(config.set('product', text))}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('targets')}>
        {STEPS.map((step) => (
          <SettingRow key={step} label={t(step)} flow="wrap">
            <TextInput
              aria-label={t(step)}
              placeholder={DEFAULT_TARGETS[step]}
              defaultValue={config.targets[step] ?? ''}
              onAcceptValue={(text: string) => save(config.setIn(['targets', step], text))}
            />
          </SettingRow>
        ))}
      </SettingSection>
    </div>
  );
}
