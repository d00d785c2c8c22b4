import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type {
  AreaFigureName,
  DataColumn,
  MillScope,
  ServiceAreaFigures,
  ServiceAreasTogether,
  TogetherPart
} from 'widgets/shared-code/site-core';
import {
  areaFigure,
  DataTable,
  ExportMenu,
  IconButton,
  ResultPanel,
  SiteIcon,
  tableView,
  TOGETHER_PARTS,
  TOO_FEW,
  useDataTable,
  useLook
} from 'widgets/shared-code/site-core';
import { tableCsv, tableGeoJson } from '../area-export';
import { figureScope, figureText } from '../area-words';
import { placeName } from '../place-name';
import { AreaName, Dot, PriceMark } from '../small-parts';
import type { Area, ServiceAreaState } from '../state';
import { removeArea, select, TOGETHER, togetherAnswer } from '../state';
import { OverlapSwatch, TogetherStatus } from '../together/overlap';
import { insideOutlinesText, overlapRule } from '../together/together-words';
import type { Change } from '../use-service-area';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';

interface AreaTableProps {
  readonly state: ServiceAreaState;
  readonly maxAreas: number;
  readonly change: Change;
  /** In a card of its own, or within the tool's panel. */
  readonly framed: boolean;
}

/** A row: an area, or what all of them come to. */
interface Line {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  /** Null: of all areas. */
  readonly area: Area | null;
  readonly part: TogetherPart | null;
  /** The answer that an overlap is of; null for any other row. */
  readonly overlap: ServiceAreasTogether | null;
  readonly figures: Partial<ServiceAreaFigures>;
}

const lineOf = (area: Area, t: Texts): Line => ({
  key: String(area.id),
  name: `${placeName(area)} · ${t('minutes', { minutes: area.minutes })}`,
  title: t('details', { number: area.number }),
  area,
  part: null,
  overlap: null,
  figures: area.summary.figures
});

const partLine = (part: TogetherPart, answer: ServiceAreasTogether, t: Texts): Line => ({
  key: part,
  name: t(part),
  title: t('detailsTogether'),
  area: null,
  part,
  overlap: part === 'overlap' ? answer : null,
  figures: answer[part].figures
});

const Sign = ({ line: { area, part } }: { readonly line: Line }) =>
  area ? <Dot colour={area.colour} /> : part === 'overlap' && <OverlapSwatch />;

function NameButton({ line, change }: { readonly line: Line; readonly change: Change }) {
  const { space } = useLook();
  const { area, name, title } = line;
  return (
    <Button
      type="tertiary"
      title={title}
      data-printed
      onClick={() => change((state) => select(state, area ? area.id : TOGETHER))}
      css={{
        gap: space(2),
        minHeight: 36,
        maxWidth: 184,
        whiteSpace: 'normal',
        textAlign: 'start',
        margin: space(0, -1.5),
        justifyContent: 'flex-start'
      }}
    >
      <Sign line={line} />
      {area ? <AreaName area={area} /> : name}
    </Button>
  );
}

/** What opens the detail of a row; under an overlap the rule by which it counts mills. */
function NameCell({ line, change }: { readonly line: Line; readonly change: Change }) {
  const t = useTexts();
  const { type } = useLook();
  return (
    <>
      <NameButton line={line} change={change} />
      {line.overlap && (
        <div css={{ ...type.hint, whiteSpace: 'normal', maxWidth: 184 }}>{overlapRule(line.overlap, t)}</div>
      )}
    </>
  );
}

/** The mill scope of all areas; null where an area that was kept was counted under another rule. */
const scopeOf = ([first, ...others]: readonly Area[]): MillScope | null =>
  first && others.every(({ summary }) => summary.millScope === first.summary.millScope)
    ? first.summary.millScope
    : null;

/** Over what a column is counted, in a word; what that is of an area stands with its cell. */
function columnScope(field: AreaFigureName, millScope: MillScope | null, t: Texts): string | undefined {
  const { scope } = areaFigure(field);
  if (scope === 'lga') return t('columnScopeLga');
  if (scope !== 'mills') return t('columnScopeInside');
  return millScope === null
    ? undefined
    : t(millScope === 'extentWidth' ? 'columnScopeWidth' : 'columnScopeInside');
}

/** The figures of a row and their headings, which name the unit. */
const FIGURES = [
  ['noOfMills', 'noOfMills'],
  ['totalTonsBought', 'columnTonnes'],
  ['totalAcres', 'columnAcres'],
  ['currentP1Price', 'columnP1'],
  ['profit_week', 'profit_week']
] as const;

/** A figure of a row; which ground it is of, where one points at it, and whether it is a default. */
function FigureCell({ line, field }: { readonly line: Line; readonly field: (typeof FIGURES)[number][0] }) {
  const t = useTexts();
  const { type, space } = useLook();
  const { area, figures, overlap } = line;
  const inside = overlap && insideOutlinesText(field, overlap, t, true);
  return (
    <span
      title={area ? figureScope(field, area, t) : undefined}
      // One below the other: a mark beside the figure would widen the table beyond its card.
      css={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', gap: space(0.5) }}
    >
      {figureText(field, figures[field] ?? null, t, true)}
      <PriceMark field={field} figures={figures} />
      {inside && <span css={{ ...type.hint, whiteSpace: 'normal', maxWidth: 96 }}>{inside}</span>}
    </span>
  );
}

/** @param millScope null where the areas were not all counted alike. */
function columnsOf(change: Change, t: Texts, millScope: MillScope | null): readonly DataColumn<Line>[] {
  const name: DataColumn<Line> = {
    key: 'area',
    title: t('columnArea'),
    isRowHeader: true,
    value: ({ name, overlap }) => (overlap ? `${name} (${overlapRule(overlap, t)})` : name),
    cell: (line) => <NameCell line={line} change={change} />
  };
  const figures = FIGURES.map(([field, title]) => ({
    key: field,
    title: t(title),
    unit: areaFigure(field).unit ?? undefined,
    scope: columnScope(field, millScope, t),
    numeric: true,
    strong: field === 'profit_week',
    value: (line: Line) => {
      const value = line.figures[field] ?? null;
      return value === TOO_FEW ? t('tooFew') : value;
    },
    text: (line: Line) => figureText(field, line.figures[field] ?? null, t, true),
    cell: (line: Line) => <FigureCell line={line} field={field} />
  }));
  return [name, ...figures];
}

/**
 * One row per area, and beneath them what all come to together and what they share; its header folds it away. Nothing while
 * there is no area.
 */
export function AreaTable({ state, maxAreas, change, framed }: AreaTableProps) {
  const { areas, selectedId } = state;
  const t = useTexts();
  const [folded, setFolded] = React.useState(false);
  const millScope = scopeOf(areas);
  const columns = React.useMemo(() => columnsOf(change, t, millScope), [change, t, millScope]);
  const together = togetherAnswer(state);
  const rows = React.useMemo(() => areas.map((area) => lineOf(area, t)), [areas, t]);
  const totals = together ? TOGETHER_PARTS.map((part) => partLine(part, together, t)) : [];
  const model = useDataTable({ columns, rows, totals, rowKey: ({ key }) => key });
  if (areas.length === 0) return null;
  const title = t('tableTitle');
  return (
    <ResultPanel
      place={framed ? 'card' : 'inside'}
      title={title}
      sign={<SiteIcon name="table" />}
      chip={t('count', { count: areas.length, max: maxAreas })}
      actions={
        <ExportMenu
          subject={title}
          fileName="service-areas"
          csv={() => tableCsv(tableView(model), areas, together, t)}
          geoJson={() => tableGeoJson(areas, together, t)}
        />
      }
      folding={{
        folded,
        foldsDown: true,
        foldLabel: t('collapse'),
        unfoldLabel: t('expand'),
        onFold: setFolded
      }}
    >
      <DataTable
        model={model}
        caption={title}
        maxHeight={304}
        actionsStay={false}
        stackBelow={500}
        isCurrent={({ area }) => selectedId === (area ? area.id : TOGETHER)}
        actions={({ area }) =>
          area && (
            <IconButton
              name="trash"
              label={t('removeArea', { number: area.number })}
              onClick={() => change((before) => removeArea(before, area.id))}
            />
          )
        }
      />
      <TogetherStatus state={state} change={change} />
    </ResultPanel>
  );
}
