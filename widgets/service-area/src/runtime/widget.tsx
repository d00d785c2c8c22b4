import type { AllWidgetProps } from 'jimu-core';
import { NotConfigured, ToolPanel, useSettings } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { DetailPart } from './detail/detail-part';
import { TablePart } from './table/table-part';
import { Tool } from './tool/tool';
import { HeadlineProvider } from './headline';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** The tool, the detail or the table, depending on the settings. */
function Part(props: WidgetProps) {
  const { id, icon, useMapWidgetIds } = props;
  const config = useSettings(SETTINGS, props.config);
  const t = useTexts();
  const renderNotConfigured = (lacks: 'map' | 'tool') => (
    <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks={lacks} />
  );
  if (config.part === 'tool') {
    const mapWidgetId = useMapWidgetIds?.[0];
    if (mapWidgetId === undefined) return renderNotConfigured('map');
    return (
      <ToolPanel name="service-area" inController={props.controllerWidgetId !== undefined}>
        <Tool {...props} mapWidgetId={mapWidgetId} />
      </ToolPanel>
    );
  }
  if (!config.toolWidgetId) return renderNotConfigured('tool');
  return config.part === 'detail' ? (
    <DetailPart id={id} toolId={config.toolWidgetId} serverUrl={config.serverUrl} />
  ) : (
    <TablePart toolId={config.toolWidgetId} serverUrl={config.serverUrl} />
  );
}

/** Drive-time service areas. */
const Widget = (props: WidgetProps) => (
  <HeadlineProvider value={useSettings(SETTINGS, props.config).headline}>
    <Part {...props} />
  </HeadlineProvider>
);

Widget.versionManager = versionManager;

export default Widget;
