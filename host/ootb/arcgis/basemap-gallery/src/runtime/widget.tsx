import type { AllWidgetProps } from 'jimu-core';
import { hooks } from 'jimu-core';
import { lazy } from 'react';
import { MapWidget } from '../../../../map-widget';
import defaultMessages from './translations/default';

const Gallery = lazy(() => import('./gallery'));

/** The basemap gallery widget: switches to a basemap of the app's portal with one click. */
export default function BasemapGalleryWidget(props: AllWidgetProps<unknown>) {
  const t = hooks.useTranslation(defaultMessages);
  return (
    <MapWidget widget={props} noMap={t('noMap')}>
      {({ map }) => <Gallery map={map} portalUrl={props.portalUrl} />}
    </MapWidget>
  );
}
