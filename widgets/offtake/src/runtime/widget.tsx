import { hooks, React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { Fit, localeOf, useLook } from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { ResultHost } from './result/result-host';
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
        className="jimu-widget widget-offtake"
        css={{ background: sys.color.surface.paper, color: sys.color.surface.paperText }}
      >
        <Tool {...props} />
      </div>
    );
  return (
    <Fit>
      <div
        className="jimu-widget widget-offtake"
        css={{ ...card, overflow: 'auto', ...(below && { flex: 1, borderRadius: 0 }) }}
      >
        <Tool {...props} />
      </div>
    </Fit>
  );
}

/** Offtake suitability: the tool or its result, as the settings say. */
function Widget(props: WidgetProps) {
  const { id, icon, config, intl, useMapWidgetIds } = props;
  const t = useTexts();
  const settings = React.useMemo(() => config.asMutable({ deep: true }) as Config, [config]);
  if (config.part === 'tool') return <ToolPanel {...props} />;
  if (!config.toolWidgetId || !useMapWidgetIds?.[0])
    return (
      <WidgetPlaceholder
        widgetId={id}
        icon={icon}
        name={t('_widgetLabel')}
        message={t(config.toolWidgetId ? 'noMap' : 'noTool')}
      />
    );
  return (
    <ResultHost
      id={id}
      toolId={config.toolWidgetId}
      mapWidgetId={useMapWidgetIds[0]}
      layers={settings.layers}
      serverUrl={config.serverUrl}
      locale={localeOf(intl.locale)}
    />
  );
}

Widget.versionManager = versionManager;

export default Widget;
