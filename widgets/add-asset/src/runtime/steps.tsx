import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import {
  ASSET_CHOICES,
  formatPosition,
  getMapView,
  localeOf,
  readCoordinates,
  RecordDialog,
  useLook,
  useMapClick,
  useMapControl,
  MapAwaited
} from 'widgets/shared-code/site-core';
import type { LatLon } from 'widgets/shared-code/site-core';
import { followRecords, showRecords } from 'widgets/shared-code/site-map';
import type { IMConfig } from '../config';
import { KindStep } from './kind-step';
import { PlaceStep } from './place-step';
import type { AddAsset } from './state';
import { atSpot, BLANK } from './state';
import { useAddAsset } from './use-add-asset';
import { useSpot } from './use-spot';
import { useTexts } from './use-texts';

/** The three steps to add an asset. */
export function Steps({ id, config, intl, useMapWidgetIds }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const locale = localeOf(intl.locale);
  const { space, type } = useLook();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const [state, change] = useAddAsset(id);
  const { step, markerType } = state;
  const mapWidgetId = useMapWidgetIds?.[0];
  const picking = state.on && step === 'place';
  const owner = useMapControl(view, {
    widgetId: id,
    mapWidgetId,
    on: picking,
    onStepBack: () => change((before) => ({ ...before, on: false }))
  });
  const put = (spot: LatLon) => change((before) => atSpot(before, spot));
  useMapClick(view, (spot) => {
    if (!picking || (owner !== null && owner !== id)) return false;
    put(spot);
    return true;
  });
  const set = (next: Partial<AddAsset>) => change((before) => ({ ...before, ...next }));
  const read = readCoordinates(state.latitude, state.longitude);
  const spot = read.ok ? read.value : null;
  useSpot(view, t('mark'), spot, put);
  React.useEffect(() => (view ? followRecords(getMapView(view)) : undefined), [view]);
  return (
    <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
      {mapWidgetId !== undefined && (
        <>
          <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
          <MapAwaited mapWidgetId={mapWidgetId} serverUrl={config.serverUrl} />
        </>
      )}
      <span css={type.hint}>
        {t('step', { step: { place: 1, kind: 2, form: 3 }[step] })}
        {step !== 'place' && spot && ` · ${formatPosition(spot.latitude, spot.longitude)}`}
      </span>
      {step === 'place' && (
        <PlaceStep
          state={state}
          locale={locale}
          change={set}
          onCentre={() => {
            const { latitude, longitude } = (view && getMapView(view).center) ?? {};
            if (latitude != null && longitude != null) put({ latitude, longitude });
          }}
        />
      )}
      {step !== 'place' && (
        <KindStep
          chosen={markerType}
          kinds={Array.from(config.kinds ?? ASSET_CHOICES)}
          product={config.product}
          locale={locale}
          onChoose={(chosen) => set({ markerType: chosen })}
          onContinue={() => set({ step: 'form' })}
          onBack={() => set({ step: 'place' })}
        />
      )}
      {step === 'form' && markerType && spot && (
        <RecordDialog
          markerType={markerType}
          position={spot}
          subtitle={`${t('step', { step: 3 })} · ${formatPosition(spot.latitude, spot.longitude)}`}
          product={config.product}
          serverUrl={config.serverUrl}
          onSaved={() => {
            if (view) showRecords(getMapView(view), markerType);
            change(() => BLANK);
          }}
          onClose={() => set({ step: 'kind' })}
          onBack={() => set({ step: 'kind' })}
        />
      )}
    </div>
  );
}
