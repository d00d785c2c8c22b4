import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  PHONE_MEDIA_QUERY,
  showToast,
  SiteIcon,
  Toasts,
  toFault,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { MapOverlay } from 'widgets/shared-code/site-tools';
import { findWayToFeature, useMapLayers } from 'widgets/shared-code/site-map';
import { findNearest } from './find-nearest';
import { useTexts } from './use-texts';

type FeatureLayer = Parameters<typeof findWayToFeature>[1] & Parameters<typeof findNearest>[0];

interface NearestFeatureProps {
  readonly mapWidgetId: string;
  /** Id of the layer in the catalogue. */
  readonly layerId: string;
}

/** Button over the map that goes to the nearest feature of a layer and opens its details. */
export default function NearestFeature({ mapWidgetId, layerId }: NearestFeatureProps) {
  const [view, setView] = React.useState<JimuMapView | null>(null);
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <NearestButton view={view} layerId={layerId} />
    </>
  );
}

interface NearestButtonProps extends Pick<NearestFeatureProps, 'layerId'> {
  readonly view: JimuMapView | null;
}

function NearestButton({ view, layerId }: NearestButtonProps) {
  const t = useTexts();
  const { card, space } = useThemeStyles();
  const [isBusy, setBusy] = React.useState(false);
  const layer = useMapLayers(view, [layerId], {})?.[0]?.layer as unknown as FeatureLayer | undefined;
  if (!view || !layer) return null;
  const goToNearest = async () => {
    const { center, extent, spatialReference } = getMapView(view);
    const reach = extent.width / 16;
    const id = await findNearest(layer, { x: center.x, y: center.y, spatialReference, reach });
    const go = id === null ? null : await findWayToFeature(view, layer, id);
    if (go) await go();
    else showToast('warning', t('noFeature'));
  };
  const handleClick = () => {
    setBusy(true);
    goToNearest()
      .catch((error: unknown) => showToast('error', t('nearestFailed', { message: toFault(error).message })))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <MapOverlay view={view}>
        <Button
          disabled={isBusy}
          onClick={handleClick}
          css={{
            ...card,
            minHeight: 44,
            padding: space(0, 4),
            gap: space(2),
            // Beside the basemaps of a phone.
            [PHONE_MEDIA_QUERY]: { justifySelf: 'start' }
          }}
        >
          <SiteIcon name="target" />
          {t('nearest')}
        </Button>
      </MapOverlay>
      <Toasts />
    </>
  );
}
