import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { TRIP_ANALYSIS } from './analysis';
import { TimelinePart } from './timeline/timeline-part';
import { Tool } from './tool/tool';

/** Pickup trips for unmoved P1: the planner or its timeline, depending on the settings. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: TRIP_ANALYSIS,
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'optional' },
    timeline: { Part: TimelinePart, map: 'none' }
  },
  versionManager
});
