import type { AllWidgetProps } from 'jimu-core';
import { hooks } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { useState } from 'react';
import type { IMConfig } from '../config';
import { MapStage } from './map-stage';
import { MapFailedCover, MapLoadingCover } from './notices';
import { useWebMap } from './use-web-map';
import defaultMessages from './translations/default';

interface StageProps {
  readonly id: string;
  readonly dataSourceId: string;
  readonly config: IMConfig;
  onRetry(): void;
}

function WebMapStage({ id, dataSourceId, config, onRetry }: StageProps) {
  const loading = useWebMap(dataSourceId);
  if (loading.status === 'failed') return <MapFailedCover error={loading.error} onRetry={loading.retry} />;
  if (loading.status === 'loading') return <MapLoadingCover />;
  return (
    <MapStage id={id} dataSourceId={dataSourceId} config={config} loaded={loading.loaded} onRetry={onRetry} />
  );
}

/** The map widget: draws the web map that its data source names. */
export default function MapWidget(props: AllWidgetProps<IMConfig>) {
  const { id, config, useDataSources, icon } = props;
  const t = hooks.useTranslation(defaultMessages);
  const [attempt, setAttempt] = useState(0);
  const dataSourceId = config.initialMapDataSourceID ?? useDataSources?.[0]?.dataSourceId;
  if (dataSourceId === undefined) return <WidgetPlaceholder icon={icon} message={t('mapNotConfigured')} />;
  return (
    <div className="jimu-widget widget-arcgis-map" css={{ position: 'relative', overflow: 'hidden' }}>
      <WebMapStage
        key={`${dataSourceId} ${attempt}`}
        id={id}
        dataSourceId={dataSourceId}
        config={config}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    </div>
  );
}
