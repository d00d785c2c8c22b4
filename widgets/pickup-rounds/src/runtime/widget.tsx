import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { ROUNDS_ANALYSIS } from './analysis';
import { TimelinePart } from './result/timeline-part';
import { Tool } from './tool/tool';

/** Pickup rounds of several vehicles: the planner or its table and timeline, depending on the settings. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: ROUNDS_ANALYSIS,
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'optional' },
    timeline: { Part: TimelinePart, map: 'optional' }
  },
  versionManager
});
