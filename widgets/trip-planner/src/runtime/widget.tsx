import type { AllWidgetProps } from 'jimu-core';
import { toLocale, NotConfigured, ToolPanel, useSettings } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { TimelinePart } from './timeline/timeline-part';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** Pickup trips for unmoved P1: the planner or its timeline, depending on the settings. */
function Widget(props: WidgetProps) {
  const { id, icon, intl } = props;
  const config = useSettings(SETTINGS, props.config);
  const t = useTexts();
  if (config.part === 'tool')
    return (
      <ToolPanel name="trip-planner" inController={props.controllerWidgetId !== undefined}>
        <Tool {...props} />
      </ToolPanel>
    );
  if (!config.toolWidgetId)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="tool" />;
  return (
    <TimelinePart toolId={config.toolWidgetId} serverUrl={config.serverUrl} locale={toLocale(intl.locale)} />
  );
}

Widget.versionManager = versionManager;

export default Widget;
