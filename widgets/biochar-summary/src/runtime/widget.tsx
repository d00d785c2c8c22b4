import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { BIOCHAR_SUMMARY } from './analysis';
import { Tool } from './tool';

/** Biochar applications: the filter and the summary, in a controller's panel or in a box of the page. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: BIOCHAR_SUMMARY,
  MapView: JimuMapViewComponent,
  parts: { tool: { Part: Tool, map: 'required' } },
  versionManager
});
