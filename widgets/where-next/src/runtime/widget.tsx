import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { SITES_ANALYSIS } from './analysis';
import { SitesResult } from './result/sites-result';
import { Tool } from './tool/tool';

/** Where to build next: the question, or its scenarios elsewhere on the page, depending on the settings. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: SITES_ANALYSIS,
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'optional' },
    result: { Part: SitesResult, map: 'optional' }
  },
  versionManager
});
