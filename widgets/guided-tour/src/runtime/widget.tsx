import type { AllWidgetProps } from 'jimu-core';
import { getSessionUser, Tour } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { DEFAULT_TARGETS, listSteps } from '../config';
import { versionManager } from '../version-manager';
import { useTexts } from './use-texts';
import { useTourStart } from './use-tour-start';

function Steps({ config, asked }: { readonly config: IMConfig; readonly asked: unknown }) {
  const t = useTexts();
  const { running, end } = useTourStart(config.delay, asked);
  if (!running) return null;
  const { product, targets } = config;
  const shown = listSteps(config);
  const steps = shown.map((step) => ({
    title: t(step, { product }),
    text: config.texts?.[step] || t(`${step}Text`, { count: shown.length }),
    target: targets[step] || DEFAULT_TARGETS[step]
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
  return getSessionUser() ? <Steps config={config} asked={stateProps?.start} /> : null;
}

Widget.versionManager = versionManager;

export default Widget;
