import { JimuMapViewComponent } from 'jimu-arcgis';
import { createAnalysisWidget } from 'widgets/shared-code/site-core';
import type { Config } from '../config';
import { versionManager } from '../version-manager';
import { TimelinePart } from './timeline/timeline-part';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

/** Pickup trips for unmoved P1: the planner or its timeline, depending on the settings. */
export default createAnalysisWidget<Config>({
  analysis: { name: 'trip-planner', useTexts },
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'optional' },
    timeline: { Part: TimelinePart, map: 'none' }
  },
  versionManager
});
