import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import { formatDistance, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { readMapCentre } from 'widgets/shared-code/site-tools';
import { formatDraftSize } from '../measurement-words';
import { describeProblem } from '../shape-words';
import type { MeasureState, MeasureStateSetter } from '../state';
import { addCorner, canFinish, computeSections, finishDrawing, stopDrawing, undoCorner } from '../state';
import { useTexts } from '../use-texts';

interface DrawingProps {
  readonly view: JimuMapView | null;
  readonly state: MeasureState;
  readonly change: MeasureStateSetter;
}

/** Size of the drawing in progress; empty until it has one. */
function Progress({ state: { mode, corners } }: Pick<DrawingProps, 'state'>) {
  const t = useTexts();
  const { type, weight } = useThemeStyles();
  if (mode === 'rectangle' || mode === 'circle' || corners.length < 2) return null;
  const sections = computeSections(corners);
  const last = formatDistance(sections[sections.length - 1]!);
  const size = formatDraftSize(mode === 'distance' ? 'distance' : 'area', corners);
  return (
    <p css={{ margin: 0 }}>
      <b css={{ ...type.heading, fontWeight: weight.strong }}>{size}</b>{' '}
      <span css={type.hint}>{t('lastSection', { length: last })}</span>
    </p>
  );
}

/** The drawing in progress: what to do next, its size, and buttons for it that need no pointer. */
export function Drawing({ view, state, change }: DrawingProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { mode, corners, problem } = state;
  const isOpen = mode !== 'rectangle' && mode !== 'circle';
  const addCentre = () => {
    const centre = readMapCentre(view);
    if (centre) change((before) => addCorner(before, [centre.longitude, centre.latitude]));
  };
  const button = { minHeight: 32, whiteSpace: 'normal' } as const;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={{ margin: 0, ...type.hint }}>{t(`${mode}Hint`)}</p>
      <div role="status">
        <Progress state={state} />
      </div>
      {problem && (
        <Notice kind="error" title={t('notUsed')}>
          {describeProblem(problem, t)}
        </Notice>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {isOpen && (
          <Button
            size="sm"
            type="primary"
            disabled={!canFinish(state)}
            onClick={() => change(finishDrawing)}
            css={button}
          >
            {t('finish')}
          </Button>
        )}
        <Button size="sm" disabled={corners.length === 0} onClick={() => change(undoCorner)} css={button}>
          {t('undo')}
        </Button>
        <Button size="sm" onClick={() => change(stopDrawing)} css={button}>
          {t('cancel')}
        </Button>
        <Button size="sm" type="tertiary" onClick={addCentre} css={button}>
          {t('addCentre')}
        </Button>
      </div>
    </div>
  );
}
