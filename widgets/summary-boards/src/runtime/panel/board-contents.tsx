import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Button, Loading, LoadingType, Progress } from 'jimu-ui';
import { BUSY_OPACITY, useThemeStyles, visuallyHidden } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatInstant } from 'widgets/shared-code/site-domain';
import type { BoardScope } from 'widgets/shared-code/site-domain';
import { useLayerConditions } from 'widgets/shared-code/site-tools';
import type { LayerCondition } from 'widgets/shared-code/site-tools';
import { RowsDialog } from 'widgets/shared-code/site-records';
import type { RowsSource } from 'widgets/shared-code/site-records';
import { ScopeLine } from 'widgets/shared-code/site-analysis';
import { createLayerRows, toLayerRef, translateText, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import type { Board, FigureRows } from '../boards/board';
import { NO_REPLY } from '../boards/board';
import type { FiguresRequest } from '../data/use-figures';
import { listSelections, useFigures } from '../data/use-figures';
import { useStationaryExtent } from '../data/use-stationary-extent';
import type { TextKey } from '../use-texts';
import { useTexts } from '../use-texts';
import { BreakdownBars } from './breakdown-bars';
import { Faults } from './faults';
import { figureText, FigureGrid } from './figure-grid';
import { ScopeSwitch } from './scope-switch';

export interface BoardContentsProps {
  readonly widgetId: string;
  readonly board: Board;
  readonly view: JimuMapView | null;
  readonly layers: Settings['layers'];
  readonly locale: Locale;
  readonly scope: BoardScope;
  onScope(scope: BoardScope): void;
}

const NO_CONDITION: LayerCondition = { where: '', shape: null };

/** Returns the layers of the board and the filter in force on each; null until they are known. */
function useFiguresRequest({
  widgetId,
  board,
  view,
  layers,
  scope
}: BoardContentsProps): FiguresRequest | null {
  const names = React.useMemo(() => board.questions.map(({ layer }) => layer), [board]);
  const found = useMapLayers(view, names, layers);
  const present = React.useMemo(() => found?.filter((layer) => layer !== null) ?? [], [found]);
  const conditions = useLayerConditions(present);
  const extent = useStationaryExtent(widgetId, view, scope === 'view');
  const counted = React.useMemo(
    () => found?.map((layerView) => (layerView?.layer ?? null) as unknown as QueriedLayer | null) ?? null,
    [found]
  );
  if (!found || !counted || !conditions) return null;
  const conditionOf = new Map(present.map((layerView, at) => [layerView, conditions[at]]));
  return {
    layers: counted,
    conditions: found.map((layerView) => (layerView && conditionOf.get(layerView)) ?? NO_CONDITION),
    scope,
    extent
  };
}

/** Returns when the layers were last edited; the oldest date of several layers. */
function dataDate(layers: readonly (QueriedLayer | null)[]): string | null {
  const instants = layers.flatMap((layer) => layer?.sourceJSON?.editingInfo?.dataLastEditDate ?? []);
  return instants.length === 0 ? null : formatInstant(Math.min(...instants));
}

const hasShape = ({ conditions }: FiguresRequest): boolean => conditions.some(({ shape }) => shape !== null);
const hasFilter = ({ conditions }: FiguresRequest): boolean => conditions.some(({ where }) => where !== '');

const scopeHint = (asked: FiguresRequest): TextKey => {
  if (asked.scope === 'all') return 'hintAll';
  if (asked.scope === 'view') return hasShape(asked) ? 'hintViewInside' : 'hintView';
  if (hasShape(asked)) return hasFilter(asked) ? 'hintInsideFiltered' : 'hintInside';
  return hasFilter(asked) ? 'hintFiltered' : 'hintUnfiltered';
};

const emptyHint = (asked: FiguresRequest): TextKey => {
  if (asked.scope === 'view') return hasShape(asked) ? 'noneInViewInside' : 'noneInView';
  if (asked.scope === 'all') return 'none';
  if (hasShape(asked)) return 'noneInside';
  return hasFilter(asked) ? 'noneFiltered' : 'none';
};

interface EmptyProps {
  readonly hint: TextKey;
  onAll(): void;
}

function Empty({ hint, onAll }: EmptyProps) {
  const { space } = useThemeStyles();
  const t = useTexts();
  return (
    <div css={{ padding: space(0, 3.5, 3), display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>{t(hint)}</p>
      {hint !== 'none' && (
        <Button size="sm" onClick={onAll}>
          {t('countAll')}
        </Button>
      )}
    </div>
  );
}

interface RecordsOptions extends Pick<BoardContentsProps, 'board' | 'view' | 'locale'> {
  readonly asked: FiguresRequest;
  readonly title: string;
}

/** Returns the records behind a figure; null when its layer is missing. */
function findRecords(
  { question, where }: FigureRows,
  { asked, board, title, view, locale }: RecordsOptions
): RowsSource | null {
  const layer = asked.layers[question];
  if (!layer) return null;
  const { condition } = board.questions[question]!;
  const selection = listSelections(asked)[question]!;
  return createLayerRows({ layer, selection, more: [condition, where], title, locale, view });
}

/** The figures of a board, their scope, and the records behind them. */
export function BoardContents(props: BoardContentsProps) {
  const { widgetId, board, view, layers, locale, scope, onScope } = props;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  const asked = useFiguresRequest(props);
  const { last: answers, status, retry } = useFigures(board, asked);
  const busy = status === 'idle' || status === 'loading';
  const { title } = board;
  if (!asked || !answers)
    return (
      <div css={{ padding: space(3.5) }}>
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 96 }} />
      </div>
    );
  const { figures, breakdowns, leftOut } = board.read(answers.map(({ reply }) => reply ?? NO_REPLY));
  const names = board.questions.map(({ layer }, at) =>
    translateText(asked.layers[at]?.title ?? (layers[layer] || toLayerRef(layer).title), locale)
  );
  const empty = answers.every(({ reply }) => reply?.count === 0);
  const showRecords = (name: string, records: FigureRows) => {
    const rowsTitle = t('rowsOf', { board: title, name });
    const found = findRecords(records, { asked, board, title: rowsTitle, view, locale });
    if (found) setRows(found);
  };
  const said = figures.map((figure) => `${figure.label} ${figureText(figure)}`).join(', ');
  return (
    <div css={{ fontFeatureSettings: '"tnum"' }}>
      <div css={{ padding: space(3, 3.5), display: 'grid', gap: space(1.5) }}>
        <ScopeSwitch scope={scope} onChange={onScope} />
        <ScopeLine scope={t(scopeHint(asked))} date={dataDate(asked.layers)} />
      </div>
      {/* Kept in place, so that nothing moves when it comes and goes. */}
      <div css={{ height: 3 }}>{busy && <Progress aria-label={t('loading')} css={{ height: 3 }} />}</div>
      <Faults questions={board.questions} answers={answers} names={names} onRetry={retry} />
      {empty && <Empty hint={emptyHint(asked)} onAll={() => onScope('all')} />}
      <div aria-busy={busy} css={{ opacity: busy ? BUSY_OPACITY : 1 }}>
        <FigureGrid
          figures={figures}
          answers={answers}
          onRows={(figure) => showRecords(figure.label, figure.rows)}
        />
        {breakdowns.map((breakdown) => (
          <BreakdownBars
            key={`${breakdown.question} ${breakdown.field}`}
            breakdown={breakdown}
            groups={answers[breakdown.question]!.reply?.groups ?? []}
            locale={locale}
            onRows={showRecords}
          />
        ))}
        {leftOut !== null && (
          <p
            css={{
              ...type.hint,
              margin: 0,
              padding: space(2.5, 3.5),
              borderTop: rule
            }}
          >
            {leftOut}
          </p>
        )}
      </div>
      <div role="status" css={visuallyHidden}>
        {busy ? t('loading') : t('ready', { board: title, figures: said })}
      </div>
      {rows && <RowsDialog widgetId={widgetId} rows={rows} onClose={() => setRows(null)} />}
    </div>
  );
}
