import type { ComponentProps } from 'react';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { useSettings } from 'widgets/shared-code/site-base';
import { createAnalysisWidget } from 'widgets/shared-code/site-analysis';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { AREA_ANALYSIS } from './analysis';
import { DetailPart } from './detail/detail-part';
import { HeadlineProvider } from './headline';
import { TablePart } from './table/table-part';
import { Tool } from './tool/tool';

/** The tool, the detail or the table, depending on the settings. */
const AreaWidget = createAnalysisWidget({
  useValues: (config) => useSettings(SETTINGS, config),
  analysis: AREA_ANALYSIS,
  MapView: JimuMapViewComponent,
  parts: {
    tool: { Part: Tool, map: 'required' },
    detail: { Part: DetailPart, map: 'none' },
    table: { Part: TablePart, map: 'none' }
  },
  versionManager
});

/** Drive-time service areas. */
const Widget = (props: ComponentProps<typeof AreaWidget>) => (
  <HeadlineProvider value={useSettings(SETTINGS, props.config).headline}>
    <AreaWidget {...props} />
  </HeadlineProvider>
);

Widget.versionManager = versionManager;

export default Widget;
