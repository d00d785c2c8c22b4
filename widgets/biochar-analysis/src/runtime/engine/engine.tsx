import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useWidgetState } from 'widgets/shared-code/site-base';
import { analyseBiochar } from 'widgets/shared-code/site-api';
import { useAnalysisLink, useAnalysisOutput, usePendingRequest } from 'widgets/shared-code/site-analysis';
import { BIOCHAR_ANALYSIS } from '../analysis';
import { BIOCHAR, failRequest, finishRequest, listShownResults } from '../state';
import { useTexts } from '../use-texts';
import { AnalysisOverlay } from './map-overlay';
import { useBuffer } from './use-buffer';

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
  const problem = useAnalysisLink(toolId, BIOCHAR_ANALYSIS);
  usePendingRequest({
    pending: state.asking[0] ?? null,
    serverUrl,
    ask: ({ question }, options) => analyseBiochar(question, options),
    onAnswer: ({ id }, analysis) => change((before) => finishRequest(before, id, analysis)),
    onFault: ({ id }, fault) => change((before) => failRequest(before, id, fault))
  });
  useBuffer(view, state, t('_widgetLabel'), opacity);
  const { kept, result } = state;
  const shown = React.useMemo(() => listShownResults({ kept, result }), [kept, result]);
  useAnalysisOutput(toolId, BIOCHAR_ANALYSIS, shown.length === 0 ? null : shown);
  return <AnalysisOverlay view={view} state={state} change={change} badAddress={problem !== null} />;
}
