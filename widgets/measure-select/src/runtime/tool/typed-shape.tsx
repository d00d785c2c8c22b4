import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import {
  formatNumber,
  LabelledField,
  METRES_PER_KILOMETER,
  readDecimal,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { MAX_SHAPE_RADIUS_M } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { readMapCentre } from 'widgets/shared-code/site-tools';
import { toBox } from 'widgets/shared-code/site-map';
import type { MeasureStateSetter } from '../state';
import { applyShape } from '../state';
import { useTexts } from '../use-texts';

interface TypedShapeProps {
  readonly view: JimuMapView | null;
  readonly change: MeasureStateSetter;
}

/** Radius at first, km. */
const FIRST_RADIUS_KM = '10';
const MAX_RADIUS_KM = MAX_SHAPE_RADIUS_M / METRES_PER_KILOMETER;

/** Shapes that need no pointer: the visible map, and a circle around its centre. */
export function TypedShape({ view, change }: TypedShapeProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [radius, setRadius] = React.useState(FIRST_RADIUS_KM);
  const [problem, setProblem] = React.useState<string | null>(null);
  const selectVisible = () => {
    const extent = view && getMapView(view).extent;
    if (extent) change((before) => applyShape(before, { kind: 'rectangle', box: toBox(extent) }));
  };
  const selectCircle = () => {
    const km = readDecimal(radius);
    if (km === null || km <= 0 || km > MAX_RADIUS_KM) {
      setProblem(t('wrongRadius', { max: formatNumber(MAX_RADIUS_KM) }));
      return;
    }
    setProblem(null);
    const centre = readMapCentre(view);
    if (!centre) return;
    const { latitude, longitude } = centre;
    const metres = km * METRES_PER_KILOMETER;
    change((before) => applyShape(before, { kind: 'circle', latitude, longitude, radius: metres }));
  };
  return (
    <div role="group" aria-label={t('withoutDrawing')} css={{ display: 'grid', gap: space(2) }}>
      <Button
        size="sm"
        onClick={selectVisible}
        css={{ justifySelf: 'start', minHeight: 32, whiteSpace: 'normal' }}
      >
        {t('useVisible')}
      </Button>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          selectCircle();
        }}
        css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'flex-end' }}
      >
        <LabelledField label={t('radius')} error={problem} css={{ flex: '1 1 140px' }}>
          {(control) => (
            <TextInput
              {...control}
              size="sm"
              inputMode="decimal"
              value={radius}
              onChange={({ target }) => setRadius(target.value)}
            />
          )}
        </LabelledField>
        <Button size="sm" htmlType="submit" css={{ minHeight: 32, whiteSpace: 'normal' }}>
          {t('useCircle')}
        </Button>
      </form>
    </div>
  );
}
