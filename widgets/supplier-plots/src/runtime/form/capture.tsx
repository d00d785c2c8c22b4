import { React } from 'jimu-core';
import { Segments } from 'widgets/shared-code/site-base';
import { parseOutlineText, writeOutlineText } from 'widgets/shared-code/site-domain';
import type { PlotDraftCheck, PlotGeometry, PlotRecord } from 'widgets/shared-code/site-domain';
import type { RecordForm } from 'widgets/shared-code/site-records';
import { usePlotInView, usePlotOnMap, useWalkInView } from '../map/use-plot-on-map';
import type { PlotsViewProps } from '../plots-view-props';
import { useTexts } from '../use-texts';
import { useWalk } from '../walk/use-walk';
import { getWalkAccuracy, toWalkedOutline } from '../walk/walk';
import { WalkOutline } from '../walk/walk-outline';
import { DraftResult } from './draft-result';
import { DrawOutline } from './draw-outline';
import { TypedOutline } from './typed-outline';
import { useDraftCheck } from './use-draft-check';
import { useOutlineSketch } from './use-outline-sketch';

const CAPTURE_MODES = ['draw', 'walk', 'type'] as const;
type CaptureMode = (typeof CAPTURE_MODES)[number];
const CAPTURE_LABELS = { draw: 'captureDraw', walk: 'captureWalk', type: 'captureType' } as const;
const NO_FAULTS: PlotDraftCheck['faults'] = [];

interface CaptureProps extends Pick<
  PlotsViewProps,
  'id' | 'view' | 'seen' | 'mapWidgetId' | 'label' | 'config' | 'locale'
> {
  readonly model: RecordForm;
  /** The plot that is changed; without it a new one is captured. */
  readonly plot?: PlotRecord;
  /** Called with the faults of the outline so far. */
  onChecked(faults: PlotDraftCheck['faults']): void;
}

/** Returns the name of the walk of a plot that is changed, or of a new one. */
export const buildWalkName = (widgetId: string, plot: Pick<PlotRecord, 'id'> | undefined): string =>
  `${widgetId}:${plot?.id ?? ''}`;

/** Returns the outline in a form; the same object as long as its text is the same. */
function useOutline({ values }: RecordForm): PlotGeometry | null {
  const text = String(values.geometry ?? '');
  return React.useMemo(() => parseOutlineText(text), [text]);
}

/** Capture of the outline: drawn, walked or typed, with its area and its faults meanwhile. */
export function Capture(props: CaptureProps) {
  const { id, view, seen, mapWidgetId, label, config, locale, model, plot, onChecked } = props;
  const t = useTexts();
  const geometry = useOutline(model);
  const setOutline = (next: PlotGeometry) => model.change('geometry', writeOutlineText(next));
  const drawOutline = (next: PlotGeometry) => {
    setOutline(next);
    model.change('capture', 'drawn');
  };
  const sketch = useOutlineSketch({
    view,
    widgetId: id,
    mapWidgetId,
    label,
    geometry,
    onChange: drawOutline
  });
  const limits = { accuracy: config.walkAccuracy, spacing: config.walkSpacing };
  const walk = useWalk(buildWalkName(id, plot), limits, (next) => {
    setOutline(toWalkedOutline(next));
    model.change('capture', 'walked');
    model.change('accuracy', String(getWalkAccuracy(next) ?? ''));
  });
  const [mode, setMode] = React.useState<CaptureMode>(walk.isFound ? 'walk' : 'draw');
  const community = String(model.values.community ?? '');
  const statedArea = String(model.values.statedArea ?? '');
  const answer = useDraftCheck({ geometry, id: plot?.id, community, statedArea }, config.serverUrl);
  const check = answer.status === 'idle' ? null : answer.last;
  const faults = check?.faults ?? NO_FAULTS;
  React.useEffect(() => onChecked(faults), [faults, onChecked]);
  const hectares = check?.area ?? null;
  const isSketched = sketch.mode !== null;
  usePlotOnMap(seen ? view : null, { geometry, hectares, faults, isSketched, veil: null });
  usePlotInView(view, plot ? { id: plot.id, geometry: plot.geometry, hectares: plot.area ?? null } : null);
  useWalkInView(view, walk);
  return (
    <>
      <Segments<CaptureMode>
        label={t('capture')}
        options={CAPTURE_MODES.map((value) => ({ value, label: t(CAPTURE_LABELS[value]) }))}
        value={mode}
        onChange={(next) => {
          if (isSketched) sketch.finish();
          setMode(next);
        }}
      />
      {mode === 'draw' && (
        <DrawOutline view={view} sketch={sketch} geometry={geometry} onPoint={drawOutline} />
      )}
      {mode === 'walk' && <WalkOutline control={walk} onFinish={() => setMode('draw')} />}
      {mode === 'type' && <TypedOutline geometry={geometry} locale={locale} onChange={setOutline} />}
      <DraftResult geometry={geometry} answer={answer} locale={locale} />
    </>
  );
}
