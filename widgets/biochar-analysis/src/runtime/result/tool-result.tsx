import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { toLocale, ResultPart, useSettings } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../../config';
import { SETTINGS } from '../../config';
import { useBiochar } from '../use-biochar';
import { Engine } from '../engine/engine';
import { ResultCard } from './result-card';

interface ToolResultProps extends AllWidgetProps<IMConfig> {
  readonly toolId: string;
  /** Whether the result is inside the tool's own panel. */
  readonly inside?: boolean;
}

/** The result of a tool, and the engine that produces it; no card while there is no result. */
export function ToolResult({ toolId, inside = false, ...props }: ToolResultProps) {
  const { id, intl, useMapWidgetIds } = props;
  const config = useSettings(SETTINGS, props.config);
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useBiochar(toolId);
  const { result } = state;
  const mapWidgetId = useMapWidgetIds?.[0];
  const card = { widgetId: id, state, change, view, config, locale: toLocale(intl.locale) };
  return (
    <>
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
      <Engine
        toolId={toolId}
        view={view}
        serverUrl={config.serverUrl}
        opacity={config.fillOpacity}
        locale={toLocale(intl.locale)}
      />
      {result &&
        (inside ? (
          <ResultCard {...card} result={result} place="inside" />
        ) : (
          <ResultPart widgetId={id} shown={result.id}>
            {(frame) => <ResultCard {...card} result={result} {...frame} />}
          </ResultPart>
        ))}
    </>
  );
}
