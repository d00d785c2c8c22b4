import { hooks } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { useMemo } from 'react';
import type { Appearance, Behavior, IMConfig, ToolGroup } from '../config';
import { BottomBar } from './bottom-bar';
import { groupTools } from './group-tools';
import { Rail } from './rail';
import { useChildren } from './use-children';
import defaultMessages from './translations/default';

const NO_WIDGETS: readonly string[] = [];

/**
 * The widget controller: opens the widgets of its layout, from a rail or, on small screens, from a bottom
 * bar.
 */
export default function Controller({ id, layouts, config, intl }: AllWidgetProps<IMConfig>) {
  const t = hooks.useTranslation(defaultMessages);
  const tools = useChildren(layouts);
  const groups = useMemo(
    () => groupTools(tools, config.groups as readonly ToolGroup[] | undefined, intl.locale),
    [tools, config.groups, intl.locale]
  );
  const isSmall = hooks.useCheckSmallBrowserSizeMode();
  if (tools.length === 0) return null;
  const View = isSmall ? BottomBar : Rail;
  // Esri's controller fails without these, and so does this one.
  const { behavior, appearance } = config;
  return (
    <View
      id={id}
      label={t('tools')}
      groups={groups}
      barWidgets={(config.barWidgets as readonly string[] | undefined) ?? NO_WIDGETS}
      behavior={behavior as Behavior}
      appearance={appearance as Appearance}
    />
  );
}
