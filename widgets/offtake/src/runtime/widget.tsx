import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { OFFTAKE_ANALYSIS } from './analysis';
import { ResultHost } from './result/result-host';
import { Tool } from './tool/tool';

/** Offtake suitability: the tool or its result, depending on the `part` setting. */
export default createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: OFFTAKE_ANALYSIS,
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'required' },
    result: { Part: ResultHost, map: 'required' }
  },
  versionManager
});
