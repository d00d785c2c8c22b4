import { hooks } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { Fit, useLook } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { DetailPart } from './detail/detail-part';
import { TablePart } from './table/table-part';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** The tool's panel; a controller gives it one, elsewhere it has its own card. */
function ToolPanel(props: WidgetProps) {
  const { sys, card } = useLook();
  // A narrow window gives the panel a box below the map: it fills that, so that the page does not end in the middle.
  const below = hooks.useCheckSmallBrowserSizeMode();
  if (props.controllerWidgetId)
    return (
      <div
        className="jimu-widget widget-service-area"
        css={{ background: sys.color.surface.paper, color: sys.color.surface.paperText }}
      >
        <Tool {...props} />
      </div>
    );
  return (
    <Fit>
      <div
        className="jimu-widget widget-service-area"
        css={{ ...card, overflow: 'auto', ...(below && { flex: 1, borderRadius: 0 }) }}
      >
        <Tool {...props} />
      </div>
    </Fit>
  );
}

/** Drive-time service areas: the tool, the detail or the table, as the settings say. */
function Widget(props: WidgetProps) {
  const { id, icon, config } = props;
  const t = useTexts();
  if (config.part === 'tool') return <ToolPanel {...props} />;
  if (!config.toolWidgetId)
    return <WidgetPlaceholder widgetId={id} icon={icon} name={t('_widgetLabel')} message={t('noTool')} />;
  return config.part === 'detail' ? (
    <DetailPart id={id} toolId={config.toolWidgetId} />
  ) : (
    <TablePart toolId={config.toolWidgetId} serverUrl={config.serverUrl} />
  );
}

Widget.versionManager = versionManager;

export default Widget;
