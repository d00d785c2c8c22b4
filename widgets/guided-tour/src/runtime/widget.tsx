import type { AllWidgetProps } from 'jimu-core';
import { getSessionUser, Tour, useIsDesigned, useSettings } from 'widgets/shared-code/site-base';
import type { IMConfig, Settings } from '../config';
import { listSteps, SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { useTexts } from './use-texts';
import { useTourStart } from './use-tour-start';

function Steps({ settings, asked }: { readonly settings: Settings; readonly asked: unknown }) {
  const t = useTexts();
  const { running, end } = useTourStart(settings.delay, asked);
  if (!running) return null;
  const { product, targets, texts } = settings;
  const shown = listSteps(settings);
  const steps = shown.map((step) => ({
    title: t(step, { product }),
    text: texts[step] || t(`${step}Text`, { count: shown.length }),
    target: targets[step] || SETTINGS.targets.usual[step]
  }));
  const words = {
    next: t('next'),
    back: t('back'),
    done: t('done'),
    close: t('close'),
    progress: (current: string, total: string) => t('progress', { current, total })
  };
  return <Tour steps={steps} words={words} onEnd={end} />;
}

/** Renders nothing but its steps, and only for signed-in users, since guests are redirected to Login. */
function Widget({ config, stateProps }: AllWidgetProps<IMConfig>) {
  const settings = useSettings(SETTINGS, config);
  const isDesigned = useIsDesigned();
  return getSessionUser() && !isDesigned ? <Steps settings={settings} asked={stateProps?.start} /> : null;
}

Widget.versionManager = versionManager;

export default Widget;
