import type { AllWidgetProps } from 'jimu-core';
import { hooks } from 'jimu-core';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { MapWidget } from '../../../../map-widget';
import { translateConfig } from '../../../../translate-config';
import type { Config, IMConfig } from '../config';
import { FieldShape } from './field-shape';
import { PhoneSearch } from './phone-search';
import defaultMessages from './translations/default';

const SearchField = lazy(() => import('./search-field'));

/**
 * The search widget: finds places and records by name and shows them on its map. On a small screen it starts
 * as an icon.
 */
export default function SearchWidget(props: AllWidgetProps<IMConfig>) {
  const t = hooks.useTranslation(defaultMessages);
  const isSmall = hooks.useCheckSmallBrowserSizeMode();
  const config = props.config as unknown as Config;
  const hint = translateConfig(config, useIntl().locale).hint || t('searchHint');
  if (isSmall)
    return (
      <PhoneSearch hint={hint}>
        <MapWidget widget={props} noMap={t('noMap')} waiting={<FieldShape hint={hint} />}>
          {(onMap) => <SearchField {...onMap} config={config} hint={hint} takesFocus />}
        </MapWidget>
      </PhoneSearch>
    );
  return (
    <MapWidget widget={props} noMap={t('noMap')} waiting={<FieldShape hint={hint} />}>
      {(onMap) => <SearchField {...onMap} config={config} hint={hint} />}
    </MapWidget>
  );
}
