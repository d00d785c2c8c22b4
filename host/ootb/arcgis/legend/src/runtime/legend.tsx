import '@arcgis/map-components/components/arcgis-legend';
import type { MapViewProps } from '../../../../map-widget';
import type { Config } from '../config';

interface LegendProps extends Pick<MapViewProps, 'map'> {
  readonly config: Config;
  readonly label: string;
}

/** The SDK's legend of a map. */
export default function Legend({ map, config, label }: LegendProps) {
  const { legendMode, cardStyle = false, showBaseMap = false } = config;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long legend must scroll by keyboard
    <div role="group" aria-label={label} tabIndex={0}>
      <arcgis-legend
        referenceElement={map}
        legendStyle={cardStyle ? 'card' : 'classic'}
        basemapLegendVisible={showBaseMap}
        headingLevel={3}
        ignoreLayerVisibility={legendMode === 'show-all'}
        hideLayersNotInCurrentView={legendMode === 'show-within-extent'}
      />
    </div>
  );
}
