import type { AllWidgetProps } from 'jimu-core';
import { hooks, UtilityManager } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { lazy } from 'react';
import { readIconSource } from '../../../../icon-source';
import { MapWidget } from '../../../../map-widget';
import type { Config, IMConfig } from '../config';
import defaultMessages from './translations/default';

const Directions = lazy(() => import('./directions'));

/** The directions widget: routes between places, computed by the configured route service. */
export default function DirectionsWidget(props: AllWidgetProps<IMConfig>) {
  const t = hooks.useTranslation(defaultMessages);
  const config = props.config as Config;
  const utilityId = config.routeConfig?.useUtility?.utilityId;
  const routeUrl = utilityId && UtilityManager.getInstance().getUtilityJson(utilityId)?.url;
  if (!routeUrl) return <WidgetPlaceholder icon={readIconSource(props.icon)} message={t('noService')} />;
  return (
    <MapWidget widget={props} noMap={t('noMap')}>
      {(onMap) => <Directions {...onMap} widgetId={props.id} config={config} routeUrl={routeUrl} />}
    </MapWidget>
  );
}
