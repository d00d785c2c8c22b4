import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { RAW_MATERIAL_SUMMARY } from './analysis';
import { Tool } from './tool';

/** Raw material sources: the filter and the summary, in a controller's panel or in a box of the page. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: RAW_MATERIAL_SUMMARY,
  MapView: JimuMapViewComponent,
  parts: { tool: { Part: Tool, map: 'required' } },
  versionManager
});
