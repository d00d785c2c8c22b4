import type { AllWidgetProps } from 'jimu-core';
import { hooks } from 'jimu-core';
import { lazy } from 'react';
import { MapWidget } from '../../../../map-widget';
import type { IMConfig } from '../config';
import defaultMessages from './translations/default';

const Legend = lazy(() => import('./legend'));

/** The legend widget: explains the symbols of the map's visible layers. */
export default function LegendWidget(props: AllWidgetProps<IMConfig>) {
  const t = hooks.useTranslation(defaultMessages);
  return (
    <MapWidget widget={props} noMap={t('noMap')}>
      {({ map }) => <Legend map={map} config={props.config} label={props.label} />}
    </MapWidget>
  );
}
