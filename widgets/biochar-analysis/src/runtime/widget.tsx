import { hooks } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { Fit, useLook } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { ResultOf } from './result/result-of';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** The tool's panel; a controller gives it one, elsewhere it has its own card. */
function ToolPanel(props: WidgetProps) {
  const { sys, card } = useLook();
  const below = hooks.useCheckSmallBrowserSizeMode();
  const name = 'jimu-widget widget-biochar-analysis';
  if (props.controllerWidgetId)
    return (
      <div className={name} css={{ background: sys.color.surface.paper, color: sys.color.surface.paperText }}>
        <Tool {...props} />
      </div>
    );
  return (
    <Fit>
      <div className={name} css={{ ...card, overflow: 'auto', ...(below && { flex: 1, borderRadius: 0 }) }}>
        <Tool {...props} />
      </div>
    </Fit>
  );
}

/** The biochar facility analysis: the tool, or its result in another place, as the settings say. */
function Widget(props: WidgetProps) {
  const { id, icon, config, useMapWidgetIds } = props;
  const t = useTexts();
  const missing = (message: string) => (
    <WidgetPlaceholder widgetId={id} icon={icon} name={t('_widgetLabel')} message={message} />
  );
  if (config.part === 'tool') return useMapWidgetIds?.[0] ? <ToolPanel {...props} /> : missing(t('noMap'));
  return config.toolWidgetId ? <ResultOf {...props} toolId={config.toolWidgetId} /> : missing(t('noTool'));
}

Widget.versionManager = versionManager;

export default Widget;
