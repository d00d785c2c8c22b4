import { useWidgetState } from 'widgets/shared-code/site-base';
import { ResultSlot } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { Engine } from '../engine/engine';
import { BIOCHAR } from '../state';
import { ResultCard } from './result-card';

/** The result of a tool, and the engine that produces it; no card while there is no result. */
export function ToolResult({ id, toolId, config, view, locale }: AnalysisPartProps<Settings>) {
  const [state, change] = useWidgetState(toolId, BIOCHAR);
  const { result } = state;
  const { serverUrl, fillOpacity } = config;
  const card = { widgetId: id, state, change, view, config, locale };
  return (
    <>
      <Engine toolId={toolId} view={view} serverUrl={serverUrl} opacity={fillOpacity} />
      {result && (
        <ResultSlot widgetId={id} shown={result.id} inside={id === toolId}>
          {(frame) => <ResultCard {...card} result={result} {...frame} />}
        </ResultSlot>
      )}
    </>
  );
}
