import { hooks } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { Fit, localeOf, useLook } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { TimelinePart } from './timeline/timeline-part';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** The tool's panel; a controller gives it one, elsewhere it has its own card. */
function ToolPanel(props: WidgetProps) {
  const { sys, card } = useLook();
  const below = hooks.useCheckSmallBrowserSizeMode();
  if (props.controllerWidgetId)
    return (
      <div
        className="jimu-widget widget-trip-planner"
        css={{ background: sys.color.surface.paper, color: sys.color.surface.paperText }}
      >
        <Tool {...props} />
      </div>
    );
  return (
    <Fit>
      <div
        className="jimu-widget widget-trip-planner"
        css={{ ...card, overflow: 'auto', ...(below && { flex: 1, borderRadius: 0 }) }}
      >
        <Tool {...props} />
      </div>
    </Fit>
  );
}

/** Pickup trips for unmoved P1: the planner or its timeline, as the settings say. */
function Widget(props: WidgetProps) {
  const { id, icon, config, intl } = props;
  const t = useTexts();
  if (config.part === 'tool') return <ToolPanel {...props} />;
  if (!config.toolWidgetId)
    return <WidgetPlaceholder widgetId={id} icon={icon} name={t('_widgetLabel')} message={t('noTool')} />;
  return (
    <TimelinePart toolId={config.toolWidgetId} serverUrl={config.serverUrl} locale={localeOf(intl.locale)} />
  );
}

Widget.versionManager = versionManager;

export default Widget;
