import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import { formatNumber, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { countPlotCorners, MAX_POINT_HECTARES } from 'widgets/shared-code/site-domain';
import type { PlotGeometry } from 'widgets/shared-code/site-domain';
import { readMapCentre } from 'widgets/shared-code/site-tools';
import { useTexts } from '../use-texts';
import type { SketchControl } from './use-outline-sketch';

/** Most corners whose handles a browser moves fluently. */
const MAX_MOVED_CORNERS = 500;

interface DrawOutlineProps {
  readonly view: JimuMapView | null;
  readonly sketch: SketchControl;
  readonly geometry: PlotGeometry | null;
  onPoint(geometry: PlotGeometry): void;
}

/** Buttons while something is drawn or moved on the map. */
function SketchButtons({ sketch }: Pick<DrawOutlineProps, 'sketch'>) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { mode, undo, finish } = sketch;
  return (
    <>
      <span role="status" css={type.hint}>
        {t(mode === 'corners' ? 'cornersHint' : mode === 'Point' ? 'pointHint' : 'drawHint')}
      </span>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {mode !== 'Point' && (
          <Button onClick={undo}>{t(mode === 'corners' ? 'undoMove' : 'undoCorner')}</Button>
        )}
        <Button type="primary" onClick={finish}>
          {t('finish')}
        </Button>
      </div>
    </>
  );
}

/** Capture on the map: an outline by its corners, or a point. */
export function DrawOutline({ view, sketch, geometry, onPoint }: DrawOutlineProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const corners = geometry ? countPlotCorners(geometry) : 0;
  const canMove = corners > 0 && corners <= MAX_MOVED_CORNERS;
  const handleCentre = () => {
    const centre = readMapCentre(view);
    if (!centre) return;
    const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
    onPoint({ type: 'Point', coordinates: [round(centre.longitude), round(centre.latitude)] });
  };
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      {sketch.fault && <Notice kind="error">{t('drawFailed', { message: sketch.fault.message })}</Notice>}
      {sketch.mode !== null ? (
        <SketchButtons sketch={sketch} />
      ) : (
        <>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
            {canMove && (
              <Button type="primary" onClick={() => sketch.start('corners')}>
                {t(geometry?.type === 'Point' ? 'movePoint' : 'moveCorners')}
              </Button>
            )}
            <Button
              type={corners === 0 ? 'primary' : 'default'}
              disabled={!view}
              onClick={() => sketch.start('Polygon')}
            >
              {t(corners === 0 ? 'drawOutline' : 'drawAgain')}
            </Button>
            <Button disabled={!view} onClick={() => sketch.start('Point')}>
              {t('drawPoint')}
            </Button>
            <Button disabled={!view} onClick={handleCentre}>
              {t('pointAtCentre')}
            </Button>
          </div>
          {corners > MAX_MOVED_CORNERS && (
            <span css={type.hint}>{t('tooManyToMove', { max: formatNumber(MAX_MOVED_CORNERS) })}</span>
          )}
          <span css={type.hint}>{t('pointLimit', { max: formatNumber(MAX_POINT_HECTARES) })}</span>
        </>
      )}
    </div>
  );
}
