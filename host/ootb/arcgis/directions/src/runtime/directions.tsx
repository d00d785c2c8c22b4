import '@arcgis/map-components/components/arcgis-directions';
import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { Alert, Loading } from 'jimu-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { getArcGISLocale } from '../../../../../jimu/jimu-arcgis/lib/globals';
import { useSources } from '../../../../common/search/src/runtime/use-sources';
import type { MapViewProps } from '../../../../map-widget';
import { addShadowStyle } from '../../../../shadow-style';
import type { Config } from '../config';
import { goBeside } from './beside-panel';
import { usePicking } from './use-picking';
import { useRouteLayer } from './use-route-layer';
import defaultMessages from './translations/default';

/*
 * Hides the optimisation of the stops' order: an ArcGIS route service does not report whether it supports it.
 * Hides the arrow before each stop too, as the search does: it has no words, and a stop is searched everywhere.
 */
const SHADOW_STYLE = `
  .esri-directions__optimize-section, .esri-search__dropdown { display: none }
  calcite-combobox {
    border: 1px solid var(--calcite-color-border-input);
    border-radius: var(--calcite-corner-radius);
    --calcite-combobox-input-border-color: transparent;
    --calcite-combobox-input-background-color: transparent;
  }
`;

/** Returns the style that gives all fields and buttons the corners of the kit's, and handles that can be seen. */
const createFieldStyle = ({ color, shape }: ReturnType<typeof useTheme>['sys']) => ({
  '--calcite-corner-radius': shape.shape1,
  '--calcite-corner-radius-sharp': shape.shape1,
  '--calcite-button-corner-radius': shape.shape1,
  '--calcite-input-corner-radius': shape.shape1,
  '--calcite-autocomplete-input-corner-radius': shape.shape1,
  '--calcite-handle-icon-color': color.surface.paperText,
  '--calcite-button-border-color': color.divider.inputField
});

interface DirectionsProps extends MapViewProps {
  readonly widgetId: string;
  readonly config: Config;
  /** Address of the route service. */
  readonly routeUrl: string;
}

/** The SDK's directions: stops by search or by a click on the map, the drawn route, the list of turns. */
export default function Directions({ widgetId, config, routeUrl, ...onMap }: DirectionsProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const { locale } = useIntl();
  const element = useRef<HTMLElementTagNameMap['arcgis-directions'] | null>(null);
  const { map, view } = onMap;
  const { dataConfig, generalConfig, suggestionConfig } = config.searchConfig;
  const found = useSources(
    { datasourceConfig: dataConfig, resultMaxNumber: suggestionConfig?.maxSuggestions },
    view
  );
  const { layer, failed } = useRouteLayer(view, routeUrl, t('_widgetLabel'));
  usePicking({ ...onMap, widgetId, element });
  const hint = generalConfig?.hint || t('placeHint');
  const searchProperties = useMemo(
    () => ({
      sources: [...(found?.sources ?? [])],
      includeDefaultSources: false,
      locationEnabled: false,
      popupEnabled: false,
      resultGraphicEnabled: false,
      allPlaceholder: hint
    }),
    [found, hint]
  );
  const goToOverride = useMemo(
    () =>
      goBeside(
        () => element.current,
        () => layer?.routeInfo?.geometry?.extent
      ),
    [layer]
  );
  const ready = found !== null && layer !== null;
  useEffect(() => {
    const directions = element.current;
    if (ready) void directions?.componentOnReady().then(() => addShadowStyle(directions, SHADOW_STYLE));
  }, [ready]);
  if (failed)
    return (
      <Alert type="error" css={{ margin: sys.spacing(3) }}>
        {t('routesFailed')}
      </Alert>
    );
  if (!ready) return <Loading />;
  return (
    <arcgis-directions
      ref={element}
      // The field for a time of departure takes its clock from the language of its surroundings.
      lang={getArcGISLocale(locale)}
      referenceElement={map}
      layer={layer}
      searchProperties={searchProperties}
      goToOverride={goToOverride}
      unit={config.unit ?? 'metric'}
      headingLevel={3}
      hideLayerDetails
      hidePrintButton
      hideSaveButton
      hideSaveAsButton
      css={createFieldStyle(sys)}
    />
  );
}
