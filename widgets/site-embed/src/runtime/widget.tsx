import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  isEmbedded,
  NotConfigured,
  PageNotices,
  SiteIcon,
  Toasts,
  useSettings,
  useThemeStyles,
  visuallyHidden
} from 'widgets/shared-code/site-base';
import { useCopyLink } from 'widgets/shared-code/site-tools';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { EmbedDialog } from './embed-dialog';
import { PageMap } from './page-map';
import { usePartner } from './use-partner';
import { useTexts } from './use-texts';

/** The map's name for screen readers, and the control beside the map that offers it to other pages. */
function Widget({ id, icon, config, useMapWidgetIds }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const { sys, space, card } = useThemeStyles();
  const mapWidgetId = useMapWidgetIds?.[0];
  const [isOpen, setOpen] = React.useState(false);
  const link = useCopyLink();
  const button = { ...card, gap: space(1.5), minHeight: 32 };
  const { map, serverUrl, frameHeight } = useSettings(SETTINGS, config);
  usePartner(map, mapWidgetId, serverUrl);
  if (mapWidgetId === undefined)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  return (
    <>
      <h1 css={visuallyHidden}>{t(map)}</h1>
      {!isEmbedded() && (
        <span css={{ display: 'flex', gap: space(2) }}>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)} css={button}>
            <SiteIcon name="code" size={16} />
            {t('open')}
          </Button>
          <Button size="sm" onClick={() => void link.copy()} css={button}>
            <SiteIcon name="link" size={16} />
            {link.label}
          </Button>
        </span>
      )}
      <Toasts />
      <PageMap mapWidgetId={mapWidgetId} isDark={sys.color.mode === 'dark'} serverUrl={serverUrl} />
      <PageNotices />
      <EmbedDialog
        map={map}
        serverUrl={serverUrl}
        height={frameHeight}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

Widget.versionManager = versionManager;

export default Widget;
