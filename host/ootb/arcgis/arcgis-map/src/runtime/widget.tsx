import type { AllWidgetProps, IMState } from 'jimu-core';
import { DataSourceTypes, hooks } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { readIconSource } from '../../../../icon-source';
import type { IMConfig } from '../config';
import { MapStage } from './map-stage';
import { NoSceneCover } from './no-scene-cover';
import { MapFailedCover, MapLoadingCover } from './notices';
import { findNoSceneReason } from './no-scene-reason';
import { useWebMap } from './use-web-map';
import defaultMessages from './translations/default';

const NO_VIEWPOINT = 'The widget’s initialMapState has no viewPoint: add one or remove initialMapState.';

interface StageProps {
  readonly id: string;
  readonly dataSourceId: string;
  readonly config: IMConfig;
  onRetry(): void;
}

function WebMapStage({ id, dataSourceId, config, onRetry }: StageProps) {
  const loading = useWebMap(dataSourceId, config.phoneViewPoint);
  if (loading.status === 'failed') return <MapFailedCover error={loading.error} onRetry={loading.retry} />;
  if (loading.status === 'loading') return <MapLoadingCover />;
  // Esri's widget creates a null viewpoint from such a state, and a view of SDK 4.34 throws an error for it.
  if (config.initialMapState && !config.initialMapState.viewPoint)
    return <MapFailedCover error={new Error(NO_VIEWPOINT)} onRetry={onRetry} />;
  return (
    <MapStage id={id} dataSourceId={dataSourceId} config={config} loaded={loading.loaded} onRetry={onRetry} />
  );
}

/** A scene, if this browser can draw one or the visitor requests it nevertheless. */
function SceneStage(props: StageProps) {
  const [lack, setLack] = useState(findNoSceneReason);
  if (lack === null) return <WebMapStage {...props} />;
  const tryAgain = () => setLack(lack === 'memory' ? null : findNoSceneReason());
  return <NoSceneCover lack={lack} flatUrl={props.config.flatUrl} onTry={tryAgain} />;
}

/** The map widget: draws the web map or the web scene of its data source. */
export default function MapWidget(props: AllWidgetProps<IMConfig>) {
  const { id, config, useDataSources, icon } = props;
  const t = hooks.useTranslation(defaultMessages);
  const [attempt, setAttempt] = useState(0);
  const dataSourceId = config.initialMapDataSourceID ?? useDataSources?.[0]?.dataSourceId;
  const type = useSelector(
    (state: IMState) => dataSourceId && state.appConfig.dataSources?.[dataSourceId]?.type
  );
  if (dataSourceId === undefined)
    return <WidgetPlaceholder icon={readIconSource(icon)} message={t('mapNotConfigured')} />;
  const Stage = type === DataSourceTypes.WebScene ? SceneStage : WebMapStage;
  return (
    <div className="jimu-widget widget-arcgis-map" css={{ position: 'relative', overflow: 'hidden' }}>
      <Stage
        key={`${dataSourceId} ${attempt}`}
        id={id}
        dataSourceId={dataSourceId}
        config={config}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    </div>
  );
}
