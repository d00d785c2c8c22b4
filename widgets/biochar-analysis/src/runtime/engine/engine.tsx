import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useAnalysisOutput, useWidgetState } from 'widgets/shared-code/site-core';
import { BIOCHAR_ANALYSIS } from '../analysis';
import { BIOCHAR, listShownResults } from '../state';
import { useTexts } from '../use-texts';
import { AnalysisOverlay } from './map-overlay';
import { useAnalyses } from './use-analyses';
import { useBuffer } from './use-buffer';
import { useSharedAnalyses } from './use-shared-analyses';

interface EngineProps {
  readonly toolId: string;
  readonly view: JimuMapView | null;
  readonly serverUrl: string;
  /** Fill opacity of the buffers, 0 to 1. */
  readonly opacity: number;
}

/**
 * Requests analyses, draws their buffers and syncs the address. It runs in the result, which is mounted when
 * the page loads, so that a link restores its result before the tool is opened.
 */
export function Engine({ toolId, view, serverUrl, opacity }: EngineProps) {
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, BIOCHAR);
  const problem = useSharedAnalyses(toolId, state, change);
  useAnalyses(state, change, serverUrl);
  useBuffer(view, state, t('_widgetLabel'), opacity);
  const { kept, result } = state;
  const shown = React.useMemo(() => listShownResults({ kept, result }), [kept, result]);
  useAnalysisOutput(toolId, BIOCHAR_ANALYSIS, shown.length === 0 ? null : shown);
  return <AnalysisOverlay view={view} state={state} change={change} badAddress={problem !== null} />;
}
