import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-core';
import { useWidgetState } from 'widgets/shared-code/site-core';
import { BIOCHAR } from '../state';
import { useTexts } from '../use-texts';
import { AnalysisOverlay } from './map-overlay';
import { useAnalyses } from './use-analyses';
import { useAnalysisOutput } from './use-analysis-output';
import { useBuffer } from './use-buffer';
import { useSharedAnalyses } from './use-shared-analyses';

interface EngineProps {
  readonly toolId: string;
  readonly view: JimuMapView | null;
  readonly serverUrl: string;
  /** Fill opacity of the buffers, 0 to 1. */
  readonly opacity: number;
  readonly locale: Locale;
}

/**
 * Requests analyses, draws their buffers and syncs the address. It runs in the result, which is mounted when
 * the page loads, so that a link restores its result before the tool is opened.
 */
export function Engine({ toolId, view, serverUrl, opacity, locale }: EngineProps) {
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, BIOCHAR);
  const problem = useSharedAnalyses(toolId, state, change);
  useAnalyses(state, change, serverUrl);
  useBuffer(view, state, t('_widgetLabel'), opacity);
  useAnalysisOutput(toolId, state, locale);
  return <AnalysisOverlay view={view} state={state} change={change} badAddress={problem !== null} />;
}
