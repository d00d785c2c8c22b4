import { JimuMapViewComponent } from 'jimu-arcgis';
import { createAnalysisWidget, useSettings } from 'widgets/shared-code/site-core';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { ShapeOnMap } from './map/shape-on-map';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

/** Measuring and selecting by a drawn shape: the tool, or what it has drawn on the map. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: { name: 'measure-select', useTexts },
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'required' },
    shape: { Part: ShapeOnMap, map: 'required' }
  },
  versionManager
});
