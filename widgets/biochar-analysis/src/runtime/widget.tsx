import type { AllWidgetProps } from 'jimu-core';
import { NotConfigured, ToolPanel, useSettings } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { ToolResult } from './result/tool-result';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/**
 * The biochar facility analysis: the tool, or its result elsewhere on the page, depending on the `part`
 * setting.
 */
function Widget(props: WidgetProps) {
  const { id, icon, useMapWidgetIds } = props;
  const config = useSettings(SETTINGS, props.config);
  const t = useTexts();
  const renderNotConfigured = (lacks: 'map' | 'tool') => (
    <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks={lacks} />
  );
  if (config.part === 'tool')
    return useMapWidgetIds?.[0] ? (
      <ToolPanel name="biochar-analysis" inController={props.controllerWidgetId !== undefined}>
        <Tool {...props} />
      </ToolPanel>
    ) : (
      renderNotConfigured('map')
    );
  return config.toolWidgetId ? (
    <ToolResult {...props} toolId={config.toolWidgetId} />
  ) : (
    renderNotConfigured('tool')
  );
}

Widget.versionManager = versionManager;

export default Widget;
