import type { ComponentType } from 'react';
import type { JimuMapView, JimuMapViewComponent } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { AllWidgetProps, ImmutableObject, WidgetVersionManager } from 'jimu-core';
import type { Locale } from '@site/domain';
import { toLocale } from '@site/domain';
import { isPanelClosed } from '../tools/panel-state';
import { MapFailureNotice } from '../tools/map/map-failure';
import { NotConfigured } from '../kit/notices/not-configured';
import { ToolPanel } from '../kit/panels/tool-panel';

/** Settings that the shell of an analysis reads. */
interface AnalysisSettings {
  readonly serverUrl: string;
  /** Left out by a widget of one part. */
  readonly part?: string;
  /** Tool that another part belongs to. */
  readonly toolWidgetId?: string;
}

export interface AnalysisPartProps<Settings> {
  readonly id: string;
  /** Name of the widget in the app. */
  readonly label: string | undefined;
  /** Widget whose state is shown: the widget itself if it is the tool. */
  readonly toolId: string;
  readonly config: Settings;
  readonly mapWidgetId: string | undefined;
  /** Null until the map has loaded, and without a map. */
  readonly view: JimuMapView | null;
  readonly locale: Locale;
  /** Address of the widget's folder, with a trailing slash; its static files and workers are below it. */
  readonly folderUrl: string;
  /** False while the panel is closed or hidden. */
  readonly seen: boolean;
}

interface AnalysisPart<Settings> {
  readonly Part: ComponentType<AnalysisPartProps<Settings>>;
  /** Whether the part needs the map. A part without one gets no view, even if the widget is connected to a map. */
  readonly map: 'required' | 'optional' | 'none';
}

interface AnalysisWidget<Settings> {
  /** Reads the settings from the saved configuration: `useSettings` with the widget's declarations. */
  readonly useValues: (config: ImmutableObject<object>) => Settings;
  readonly analysis: {
    /** The widget's folder. */
    readonly name: string;
    readonly useTexts: () => (key: '_widgetLabel') => string;
  };
  /** `JimuMapViewComponent`. The widget passes it, because this library does not load the map engine. */
  readonly MapView: typeof JimuMapViewComponent;
  /** Parts by the value of the setting `part`. */
  readonly parts: { readonly tool: AnalysisPart<Settings> } & Readonly<
    Record<string, AnalysisPart<Settings>>
  >;
  readonly versionManager: WidgetVersionManager;
}

/** Returns the widget of an analysis: its tool, or a part that shows the results of a tool elsewhere. */
export function createAnalysisWidget<Settings extends AnalysisSettings>(options: AnalysisWidget<Settings>) {
  const { useValues, analysis, MapView, parts, versionManager } = options;

  function Widget(props: AllWidgetProps<ImmutableObject<object>>) {
    const { id, icon, label, config, useMapWidgetIds, intl, state, context, controllerWidgetId } = props;
    const name = analysis.useTexts()('_widgetLabel');
    const [view, setView] = React.useState<JimuMapView | null>(null);
    const settings = useValues(config);
    const { serverUrl, part = 'tool', toolWidgetId = '' } = settings;
    const { Part, map } = parts[part] ?? parts.tool;
    const isTool = part === 'tool';
    const toolId = isTool ? id : toolWidgetId;
    const mapWidgetId = useMapWidgetIds?.[0];
    if (toolId === '') return <NotConfigured id={id} icon={icon} name={name} lacks="tool" />;
    if (map === 'required' && mapWidgetId === undefined)
      return <NotConfigured id={id} icon={icon} name={name} lacks="map" />;
    const hasView = map !== 'none' && mapWidgetId !== undefined;
    const contents = (
      <>
        {hasView && <MapView useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />}
        {hasView && isTool && <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={serverUrl} />}
        <Part
          id={id}
          label={label}
          toolId={toolId}
          config={settings}
          mapWidgetId={mapWidgetId}
          view={view}
          locale={toLocale(intl.locale)}
          folderUrl={context.folderUrl}
          seen={!isPanelClosed(state)}
        />
      </>
    );
    if (!isTool) return contents;
    return (
      <ToolPanel name={analysis.name} inController={controllerWidgetId !== undefined}>
        {contents}
      </ToolPanel>
    );
  }

  Widget.versionManager = versionManager;
  return Widget;
}
