import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Tool } from './tool';
import { useTexts } from './use-texts';

/** Plots of suppliers: the list, a plot, its capture on the map, screening and files. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: { name: 'supplier-plots', useTexts },
  MapView: JimuMapViewComponent,
  parts: { tool: { Part: Tool, map: 'required' } },
  versionManager
});
