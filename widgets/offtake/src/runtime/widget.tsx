import { JimuMapViewComponent } from 'jimu-arcgis';
import { createAnalysisWidget } from 'widgets/shared-code/site-core';
import type { Config } from '../config';
import { versionManager } from '../version-manager';
import { ResultHost } from './result/result-host';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

/** Offtake suitability: the tool or its result, depending on the `part` setting. */
export default createAnalysisWidget<Config>({
  analysis: { name: 'offtake', useTexts },
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'required' },
    result: { Part: ResultHost, map: 'required' }
  },
  versionManager
});
