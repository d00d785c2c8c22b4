import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { formatPosition, Notice, toLocale, useTask, useThemeStyles } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { MapFailureNotice, readMapCentre } from 'widgets/shared-code/site-tools';
import { RecordDialog } from 'widgets/shared-code/site-records';
import { openNewRecord, refreshChangedRecords } from 'widgets/shared-code/site-map';
import type { IMConfig, Settings } from '../config';
import { KindStep } from './kind-step';
import { PlaceStep } from './place-step';
import type { AddAssetState } from './state';
import { EMPTY_STATE } from './state';
import { useAddAsset, usePickOnReopening } from './use-add-asset';
import { useMapPlace } from './use-map-place';
import { useTexts } from './use-texts';

interface StepsProps extends AllWidgetProps<IMConfig> {
  readonly settings: Settings;
}

/** The three steps to add an asset. */
export function Steps({ id, label, state: panelState, settings, intl, useMapWidgetIds }: StepsProps) {
  const t = useTexts();
  const locale = toLocale(intl.locale);
  const { space, type } = useThemeStyles();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useAddAsset(id);
  usePickOnReopening(panelState, change);
  const { step, markerType } = state;
  const mapWidgetId = useMapWidgetIds?.[0];
  const opening = useTask();
  const updateState = (next: Partial<AddAssetState>) => change((before) => ({ ...before, ...next }));
  const [spot, handleSpot] = useMapPlace(view, { widgetId: id, mapWidgetId, label, state, change });
  React.useEffect(() => (view ? refreshChangedRecords(getMapView(view)) : undefined), [view]);
  return (
    <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
      {mapWidgetId !== undefined && (
        <>
          <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
          <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={settings.serverUrl} />
        </>
      )}
      {opening.fault && <Notice kind="error">{t('openFailed', { message: opening.fault.message })}</Notice>}
      <span css={type.hint}>
        {t('step', { step: { place: 1, kind: 2, form: 3 }[step] })}
        {step !== 'place' && spot && ` · ${formatPosition(spot.latitude, spot.longitude)}`}
      </span>
      {step === 'place' && (
        <PlaceStep
          state={state}
          locale={locale}
          serverUrl={settings.serverUrl}
          change={updateState}
          onCentre={() => {
            const centre = readMapCentre(view);
            if (centre) handleSpot(centre);
          }}
        />
      )}
      {step !== 'place' && (
        <KindStep
          chosen={markerType}
          kinds={settings.kinds}
          product={settings.product}
          locale={locale}
          onChoose={(chosen) => updateState({ markerType: chosen })}
          onContinue={() => updateState({ step: 'form' })}
          onBack={() => updateState({ step: 'place' })}
        />
      )}
      {step === 'form' && markerType && spot && (
        <RecordDialog
          markerType={markerType}
          position={spot}
          subtitle={`${t('step', { step: 3 })} · ${formatPosition(spot.latitude, spot.longitude)}`}
          product={settings.product}
          serverUrl={settings.serverUrl}
          onSaved={({ id: recordId }) => {
            change(() => EMPTY_STATE);
            if (view) void opening.run(() => openNewRecord(view, markerType, recordId));
          }}
          onClose={() => updateState({ step: 'kind' })}
          onBack={() => updateState({ step: 'kind' })}
        />
      )}
    </div>
  );
}
