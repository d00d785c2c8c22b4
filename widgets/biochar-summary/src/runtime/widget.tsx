import { JimuMapViewComponent } from 'jimu-arcgis';
import { createAnalysisWidget } from 'widgets/shared-code/site-core';
import type { Config } from '../config';
import { versionManager } from '../version-manager';
import { Tool } from './tool';
import { useTexts } from './use-texts';

/** Biochar applications: the filter and the summary, in a controller's panel or in a box of the page. */
export default createAnalysisWidget<Config>({
  analysis: { name: 'biochar-summary', useTexts },
  MapView: JimuMapViewComponent,
  parts: { tool: { Part: Tool, map: 'required' } },
  versionManager
});
