import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import {
  isEmbedded,
  onConnectionBack,
  PageNotices,
  SiteIcon,
  useLook,
  visuallyHidden
} from 'widgets/shared-code/site-core';
import { darkenMap, refreshLayers } from 'widgets/shared-code/site-map';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { EmbedDialog } from './embed-dialog';
import { usePartner } from './use-partner';
import { useTexts } from './use-texts';

/** The map's name, for whoever cannot see it, and beside the map the control that offers it to other pages. */
function Widget({ config, useMapWidgetIds }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const { sys, space, card } = useLook();
  const mapWidgetId = useMapWidgetIds?.[0];
  const [isOpen, setOpen] = React.useState(false);
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const isDark = sys.color.mode === 'dark';
  React.useEffect(() => {
    if (view && isDark) void darkenMap(view, `${config.serverUrl || window.location.origin}/arcgis`);
  }, [view, isDark, config.serverUrl]);
  React.useEffect(() => (view ? onConnectionBack(() => refreshLayers(view)) : undefined), [view]);
  usePartner(config.map, mapWidgetId, config.serverUrl);
  return (
    <>
      <h1 css={visuallyHidden}>{t(config.map)}</h1>
      {!isEmbedded() && (
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          css={{ ...card, gap: space(1.5), minHeight: 32 }}
        >
          <SiteIcon name="code" size={16} />
          {t('open')}
        </Button>
      )}
      {mapWidgetId !== undefined && (
        <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      )}
      <PageNotices />
      <EmbedDialog
        map={config.map}
        serverUrl={config.serverUrl}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

Widget.versionManager = versionManager;

export default Widget;
