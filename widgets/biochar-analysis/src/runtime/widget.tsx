import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { BIOCHAR_ANALYSIS } from './analysis';
import { ToolResult } from './result/tool-result';
import { Tool } from './tool/tool';

/** The biochar facility analysis: the tool, or its result elsewhere on the page. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: BIOCHAR_ANALYSIS,
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'required' },
    result: { Part: ToolResult, map: 'optional' }
  },
  versionManager
});
