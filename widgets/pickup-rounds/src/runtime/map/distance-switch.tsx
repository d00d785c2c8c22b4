import type { JimuMapView } from 'jimu-arcgis';
import { Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import { MapOverlay } from 'widgets/shared-code/site-tools';
import { DISTANCES, requestDistance } from '../state';
import type { RoundsDistance, RoundsPlan, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';

interface DistanceSwitchProps {
  readonly view: JimuMapView | null;
  readonly plan: RoundsPlan;
  readonly change: RoundsStateSetter;
}

/** Switch over the map that plans the same piles by road, or over straight lines. */
export function DistanceSwitch({ view, plan, change }: DistanceSwitchProps) {
  const t = useTexts();
  const { card, space } = useThemeStyles();
  return (
    <MapOverlay view={view}>
      <div css={{ ...card, width: 240, padding: space(0.5) }}>
        <Segments<RoundsDistance>
          label={t('planDistance')}
          options={DISTANCES.map((value) => ({
            value,
            label: t(value === 'road' ? 'road' : 'straightShort')
          }))}
          value={plan.inputs.distance}
          onChange={(distance) => change((before) => requestDistance(before, distance))}
        />
      </div>
    </MapOverlay>
  );
}
