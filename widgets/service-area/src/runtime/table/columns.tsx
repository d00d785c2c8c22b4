import { Button } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { MillScope } from 'widgets/shared-code/site-base';
import { AREA_FIGURE_NAMES, getAreaFigure, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type { AreaFigureName } from 'widgets/shared-code/site-domain';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { figureScope, figureText } from '../area-words';
import { AreaName, Dot, PriceMark } from '../small-parts';
import { selectArea, TOGETHER } from '../state';
import { OverlapSwatch } from '../together/overlap';
import { insideOutlinesText } from '../together/together-words';
import type { AreaStateSetter } from '../use-service-area';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import type { TableLine } from './lines';

/** Figures shown by default; they come first. */
const DEFAULT_FIGURES = [
  'noOfMills',
  'totalTonsBought',
  'totalAcres',
  'currentP1Price',
  'profit_week'
] as const satisfies readonly AreaFigureName[];
const OTHER_FIGURES = AREA_FIGURE_NAMES.filter(
  (name) => !(DEFAULT_FIGURES as readonly string[]).includes(name)
);

/** The keys of all columns, and the keys of the columns hidden by default. */
export const COLUMN_KEYS: readonly string[] = ['area', ...DEFAULT_FIGURES, ...OTHER_FIGURES];
export const HIDDEN_COLUMNS: readonly string[] = OTHER_FIGURES;

/** Headings that differ from the label of the detail; a heading with the unit removes it from the cells. */
const HEADINGS: Partial<
  Record<AreaFigureName, { readonly title: Parameters<Texts>[0]; readonly bare?: true }>
> = {
  totalTonsBought: { title: 'columnTonnes', bare: true },
  totalAcres: { title: 'columnAcres', bare: true },
  currentP1Price: { title: 'columnP1' },
  maizeLandAvailableForBiochar: { title: 'columnMaizeShare' }
};

const isBare = (field: AreaFigureName): boolean => HEADINGS[field]?.bare ?? false;

const Sign = ({ line: { area, isRainy, part } }: { readonly line: TableLine }) =>
  area ? <Dot colour={area.colour} hollow={isRainy} /> : part === 'overlap' && <OverlapSwatch />;

/** Button that opens the detail of a row, with lines beneath that distinguish rows of the same name. */
function NameCell({ line, change }: { readonly line: TableLine; readonly change: AreaStateSetter }) {
  const { type, space } = useThemeStyles();
  const { area, name, hints, title } = line;
  return (
    <>
      <Button
        type="tertiary"
        title={title}
        data-printed
        onClick={() => change((state) => selectArea(state, area ? area.id : TOGETHER))}
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
      {hints.map((hint) => (
        <div key={hint} css={{ ...type.hint, whiteSpace: 'normal', maxWidth: 184, paddingBottom: space(1) }}>
          {hint}
        </div>
      ))}
    </>
  );
}

/** A figure of a row, with its scope as a tooltip and a mark when it is a default. */
function FigureCell({ line, field }: { readonly line: TableLine; readonly field: AreaFigureName }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { area, figures, overlap } = line;
  const inside = overlap && insideOutlinesText(field, overlap, t, isBare(field));
  return (
    <span
      title={area ? figureScope(field, area, t) : undefined}
      // Stacked: a mark beside the figure would make the table wider than its card.
      css={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', gap: space(0.5) }}
    >
      {figureText(field, figures[field] ?? null, t, isBare(field))}
      <PriceMark field={field} figures={figures} />
      {inside && <span css={{ ...type.hint, whiteSpace: 'normal', maxWidth: 96 }}>{inside}</span>}
    </span>
  );
}

/** Returns the scope of a column in a word; the cell of an area has the full text. */
function columnScope(field: AreaFigureName, millScope: MillScope | null, t: Texts): string | undefined {
  switch (getAreaFigure(field).scope) {
    case 'lga':
      return t('columnScopeLga');
    case 'driveTime':
      return t('columnScopeDrive');
    case 'lgaShares':
      return t('columnScopeShares');
    case 'mills':
      return millScope === null
        ? undefined
        : t(millScope === 'extentWidth' ? 'columnScopeWidth' : 'columnScopeInside');
    default:
      return t('columnScopeInside');
  }
}

/**
 * Returns a column for the name and one for every figure.
 * @param millScope null when the areas were counted under different rules.
 */
export function listColumns(
  change: AreaStateSetter,
  t: Texts,
  millScope: MillScope | null
): readonly DataColumn<TableLine>[] {
  const name: DataColumn<TableLine> = {
    key: 'area',
    title: t('columnArea'),
    isRowHeader: true,
    value: ({ name: text, hints }) => (hints.length > 0 ? `${text} (${hints.join('; ')})` : text),
    cell: (line) => <NameCell line={line} change={change} />
  };
  const figures = [...DEFAULT_FIGURES, ...OTHER_FIGURES].map((field) => ({
    key: field,
    title: t(HEADINGS[field]?.title ?? field),
    unit: getAreaFigure(field).unit ?? undefined,
    scope: columnScope(field, millScope, t),
    numeric: true,
    strong: field === 'profit_week',
    value: (line: TableLine) => {
      const value = line.figures[field] ?? null;
      return value === SUPPRESSED ? t('tooFew') : value;
    },
    text: (line: TableLine) => figureText(field, line.figures[field] ?? null, t, isBare(field)),
    cell: (line: TableLine) => <FigureCell line={line} field={field} />
  }));
  return [name, ...figures];
}
