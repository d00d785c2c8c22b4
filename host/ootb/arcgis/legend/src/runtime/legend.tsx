import '@arcgis/map-components/components/arcgis-legend';
import type { OnMap } from '../../../../map-widget';
import type { Config } from '../config';

interface LegendProps extends Pick<OnMap, 'map'> {
  readonly config: Config;
}

/** The SDK's legend, bound to a map. */
export default function Legend({ map, config }: LegendProps) {
  const { legendMode, cardStyle = false, showBaseMap = false } = config;
  return (
    <arcgis-legend
      referenceElement={map}
      legendStyle={cardStyle ? 'card' : 'classic'}
      basemapLegendVisible={showBaseMap}
      headingLevel={3}
      ignoreLayerVisibility={legendMode === 'show-all'}
      hideLayersNotInCurrentView={legendMode === 'show-within-extent'}
    />
  );
}
