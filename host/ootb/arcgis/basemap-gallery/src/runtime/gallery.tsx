import '@arcgis/map-components/components/arcgis-basemap-gallery';
import LocalBasemapsSource from '@arcgis/core/widgets/BasemapGallery/support/LocalBasemapsSource';
import { hooks } from 'jimu-core';
import { Alert, Button, Loading } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useEffect, useState } from 'react';
import { listPortalBasemaps } from '../../../../../jimu/jimu-arcgis/lib/basemaps';
import type { MapViewProps } from '../../../../map-widget';
import defaultMessages from './translations/default';

type Basemaps = LocalBasemapsSource | 'failed' | null;

function useBasemaps(portalUrl: string) {
  const [basemaps, setBasemaps] = useState<Basemaps>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    listPortalBasemaps(portalUrl).then(
      (offered) => wanted && setBasemaps(new LocalBasemapsSource({ basemaps: offered })),
      () => wanted && setBasemaps('failed')
    );
    return () => {
      wanted = false;
    };
  }, [portalUrl, attempt]);
  const retry = () => {
    setBasemaps(null);
    setAttempt((count) => count + 1);
  };
  return { basemaps, retry };
}

interface GalleryProps extends Pick<MapViewProps, 'map'> {
  readonly portalUrl: string;
}

/** The SDK's gallery with the basemaps of the app's own portal. */
export default function Gallery({ map, portalUrl }: GalleryProps) {
  const { sys } = useTheme();
  const t = hooks.useTranslation(defaultMessages);
  const { basemaps, retry } = useBasemaps(portalUrl);
  if (basemaps === null) return <Loading />;
  if (basemaps === 'failed')
    return (
      <Alert type="error" css={{ margin: sys.spacing(3) }}>
        <p>{t('basemapsFailed')}</p>
        <Button size="sm" onClick={retry} css={{ marginTop: sys.spacing(2) }}>
          {t('basemapsRetry')}
        </Button>
      </Alert>
    );
  return (
    <arcgis-basemap-gallery
      referenceElement={map}
      source={basemaps}
      headingLevel={3}
      css={{
        width: '100%',
        '--calcite-color-status-info': sys.color.primary.main,
        '--calcite-color-brand-underline': sys.color.primary.main
      }}
    />
  );
}
