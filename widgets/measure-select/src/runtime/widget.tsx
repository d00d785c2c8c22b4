import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
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
