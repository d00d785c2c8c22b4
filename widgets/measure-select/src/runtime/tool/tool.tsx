import { Notice, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import { useLinkedParts, usePlaceTool } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { ShapeOnMap } from '../map/shape-on-map';
import { describeProblem } from '../shape-words';
import { addCorner, MEASURE, removeMeasurement, removeShape, startDrawing, stopDrawing } from '../state';
import { useTexts } from '../use-texts';
import { Drawing } from './drawing';
import { MeasurementList } from './measurement-list';
import { ModeChoice } from './mode-choice';
import { Selection } from './selection';
import { TypedShape } from './typed-shape';
import { useDraft } from './use-draft';

/** The tool: the choice of what to draw, the drawing in progress, the measurements and the shape. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, view, seen } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const [state, change] = useWidgetState(id, MEASURE);
  const linked = useLinkedParts(id);
  const { on, mode, shape, problem, measurements } = state;
  usePlaceTool({
    ...props,
    prompt: t(`${mode}Hint`),
    on,
    onStepBack: () => change(stopDrawing),
    onPick: ({ longitude, latitude }) => change((before) => addCorner(before, [longitude, latitude]))
  });
  useDraft(view, state, change, t('_widgetLabel'));
  return (
    <div css={{ padding: space(3, 4, 4), display: 'grid', gap: space(3) }}>
      <ModeChoice
        active={on ? mode : null}
        onChoose={(next) => change((before) => startDrawing(before, next))}
      />
      {on ? (
        <Drawing view={view} state={state} change={change} />
      ) : (
        <>
          {problem && (
            <Notice kind="error" title={t('notUsed')}>
              {describeProblem(problem, t)}
            </Notice>
          )}
          <TypedShape view={view} change={change} />
        </>
      )}
      <MeasurementList
        measurements={measurements}
        onRemove={(measurement) => change((before) => removeMeasurement(before, measurement))}
      />
      {shape && <Selection view={view} shape={shape} seen={seen} onRemove={() => change(removeShape)} />}
      {!linked.includes('shape') && <ShapeOnMap toolId={id} view={view} />}
    </div>
  );
}
