import { hooks } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import type { Appearance, Behavior, IMConfig } from '../config';
import { BottomBar } from './bottom-bar';
import { Rail } from './rail';
import { useChildren } from './use-children';
import defaultMessages from './translations/default';

/**
 * The widget controller: opens the widgets of its layout, from a rail or, on small screens, from a bottom
 * bar.
 */
export default function Controller({ id, layouts, config }: AllWidgetProps<IMConfig>) {
  const t = hooks.useTranslation(defaultMessages);
  const tools = useChildren(layouts);
  const isSmall = hooks.useCheckSmallBrowserSizeMode();
  if (tools.length === 0) return null;
  const View = isSmall ? BottomBar : Rail;
  // Esri's controller fails without these, and so does this one.
  const { behavior, appearance } = config;
  return (
    <View
      id={id}
      label={t('tools')}
      tools={tools}
      behavior={behavior as Behavior}
      appearance={appearance as Appearance}
    />
  );
}
