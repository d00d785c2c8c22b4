import { formatMessage, isMessageKey } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { countByList, getUnitText, toBiocharTotals } from 'widgets/shared-code/site-domain';
import type { ListedCounts } from 'widgets/shared-code/site-domain';
import { CATALOGUE, findField, isRaster, translateText } from 'widgets/shared-code/site-map';
import type { FieldPage } from 'widgets/shared-code/site-map';
import type { BarsSetting, BoardSetting, FigureKind, FigureSetting } from '../../config';
import { SETTINGS } from '../../config';

/** A board's query of one layer. It always includes the number of records. */
export interface BoardQuestion {
  /** Name of the layer in the board. */
  readonly layer: string;
  /** Number fields to add up. */
  readonly sums: readonly string[];
  /** Text fields by which records are counted. */
  readonly groupBy: readonly string[];
  /** Fields whose distinct values are counted; records without a value are not counted. */
  readonly distinct: readonly string[];
  /** Only records in which all of these fields have a value are counted. */
  readonly known: readonly string[];
  /** SQL condition of the board itself. */
  readonly condition?: string;
}

export interface ValueGroup {
  readonly values: Readonly<Record<string, string | null>>;
  readonly count: number;
}

/** A layer's answer; a sum is null when no record has a value. */
export interface BoardReply {
  readonly count: number;
  readonly sums: Readonly<Record<string, number | null>>;
  /** Number of records with a value, for each summed field. */
  readonly known: Readonly<Record<string, number>>;
  readonly groups: readonly ValueGroup[];
  readonly distinct: Readonly<Record<string, number>>;
}

/** Answer in place of a failed query: the figures are shown as 0, with a mark. */
export const NO_REPLY: BoardReply = { count: 0, sums: {}, known: {}, groups: [], distinct: {} };

/** The records behind a figure: the records of a question that meet one more condition. */
export interface FigureRows {
  /** Index of the question in the board. */
  readonly question: number;
  readonly where?: string;
}

export interface BoardFigure {
  readonly key: string;
  readonly label: string;
  /** Null when the value is not known. */
  readonly value: number | null;
  /** Undefined for a count. */
  readonly unit?: string;
  readonly digits?: number;
  /** Number of records left out because they have no value, and their total; null when none is left out. */
  readonly without: { readonly count: number; readonly of: number } | null;
  readonly rows: FigureRows;
}

/** Bars of counts by the names of a list. */
export interface Breakdown {
  readonly title: string;
  readonly field: string;
  readonly counts: ListedCounts;
  /** Labels of values that are codes. */
  readonly codes?: Readonly<Record<string, string>>;
  readonly question: number;
}

export interface BoardFigures {
  readonly figures: readonly BoardFigure[];
  readonly breakdowns: readonly Breakdown[];
  /** Text with the number of records left out; null when the board leaves none out. */
  readonly leftOut: string | null;
}

/**
 * One board: its title, its questions, and the function that reads the answers (one per question, in order).
 */
export interface Board {
  readonly title: string;
  readonly questions: readonly BoardQuestion[];
  read(replies: readonly BoardReply[]): BoardFigures;
}

interface FigureFormula {
  /** Returns the number fields to add up. */
  sums(field: string | undefined): readonly string[];
  /** True when it is computed only over records in which all summed fields are known. */
  readonly needsAll?: true;
  /**
   * @param all number of all records, including records without a value.
   */
  value(reply: BoardReply, all: number, field: string | undefined): number | null;
  readonly unit?: string;
}

/** Returns the sum: 0 of no records, null when all records lack the value. */
const readSum = ({ sums }: BoardReply, all: number, field = ''): number | null =>
  sums[field] ?? (all === 0 ? 0 : null);

/** Averages the records that have a value; null when none has. */
function computeAverage({ sums, known }: BoardReply, field = ''): number | null {
  const [sum, count] = [sums[field] ?? null, known[field] ?? 0];
  return sum === null || count === 0 ? null : sum / count;
}

const computeTotals = ({ sums, count }: BoardReply, all: number) =>
  toBiocharTotals({
    amountOfBiochar: sums.amountOfBiochar ?? null,
    netCo2: sums.netCo2 ?? null,
    truckEmissions: sums.truckEmissions ?? null,
    applicationCount: all,
    withCo2: count,
    experimentalCount: 0
  });

const listNoFields = () => [];
const listOneField = (field: string | undefined) => (field === undefined ? [] : [field]);
const FIGURE_FORMULAS: Readonly<Record<FigureKind, FigureFormula>> = {
  count: { sums: listNoFields, value: ({ count }) => count },
  sum: { sums: listOneField, value: readSum },
  average: { sums: listOneField, value: (reply, _all, field) => computeAverage(reply, field) },
  different: { sums: listNoFields, value: ({ distinct }, _all, field = '') => distinct[field] ?? 0 },
  biochar: {
    sums: () => ['amountOfBiochar'],
    value: (reply, all) => computeTotals(reply, all).totalBiochar,
    unit: 't'
  },
  co2Removal: {
    sums: () => ['netCo2', 'truckEmissions'],
    needsAll: true,
    value: (reply, all) => computeTotals(reply, all).co2Removal,
    unit: 'tCO₂e'
  }
};

/** Decimal places of a figure when neither the catalogue nor the settings define them. */
const DEFAULT_DIGITS = 1;

/** Translates a title or label of a board; texts that staff wrote are returned unchanged. */
export const boardText = (text: string, locale: Locale): string =>
  isMessageKey(text) ? formatMessage(text, locale) : translateText(text, locale);

/** Returns the catalogue's entry of a field; undefined for unknown layers and fields. */
function findFieldPage(layer: string, name: string): FieldPage | undefined {
  const definition = CATALOGUE.find(({ id }) => id === layer);
  return definition && !isRaster(definition) ? findField(definition.page, name) : undefined;
}

function getNumberFormat(
  { of, layer, field, digits }: FigureSetting,
  locale: Locale
): Pick<BoardFigure, 'unit' | 'digits'> {
  const { unit } = FIGURE_FORMULAS[of];
  if (unit !== undefined) return { unit, digits: DEFAULT_DIGITS };
  if ((of !== 'sum' && of !== 'average') || field === undefined) return {};
  const known = findFieldPage(layer, field);
  return {
    digits: known?.decimals ?? digits ?? DEFAULT_DIGITS,
    ...(known?.unit && { unit: getUnitText(known.unit, locale) })
  };
}

/** Quotes a value as an SQL string. */
const quoteSql = (value: string): string => `'${value.replace(/'/g, "''")}'`;

const listUnique = <T>(all: readonly (T | undefined)[]): T[] => [
  ...new Set(all.filter((one) => one !== undefined))
];

/** Returns the fields that must have a value in every record of a figure. */
const listRequiredFields = ({ of, field }: FigureSetting): readonly string[] =>
  FIGURE_FORMULAS[of].needsAll ? FIGURE_FORMULAS[of].sums(field) : [];

const writeNotNullSql = (fields: readonly string[]) => fields.map((field) => `${field} IS NOT NULL`);

/**
 * Returns one question for each layer of a board; plus one for a figure that needs records with known values,
 * and one for the records that the board leaves out.
 */
function listQuestions({ figures, bars = [], leavesOut }: BoardSetting): BoardQuestion[] {
  const buildCondition = (layer: string, known: readonly string[]): Pick<BoardQuestion, 'condition'> => {
    // A null value is not the excluded one; without IS NULL the condition would exclude it too.
    const kept =
      leavesOut?.layer === layer
        ? [`(${leavesOut.field} IS NULL OR ${leavesOut.field} <> ${quoteSql(leavesOut.value)})`]
        : [];
    const terms = [...kept, ...writeNotNullSql(known)];
    return terms.length === 0 ? {} : { condition: terms.join(' AND ') };
  };
  const buildQuestion = (layer: string, known: readonly string[]): BoardQuestion => {
    const own = figures.filter(
      (figure) => figure.layer === layer && listRequiredFields(figure).join() === known.join()
    );
    return {
      layer,
      known,
      sums: listUnique(own.flatMap(({ of, field }) => FIGURE_FORMULAS[of].sums(field))),
      groupBy:
        known.length > 0
          ? []
          : listUnique(bars.filter((one) => one.layer === layer).map(({ field }) => field)),
      distinct: listUnique(own.filter(({ of }) => of === 'different').map(({ field }) => field)),
      ...buildCondition(layer, known)
    };
  };
  const layers = listUnique([...figures, ...bars].map(({ layer }) => layer));
  const questions = layers.map((layer) => buildQuestion(layer, []));
  for (const figure of figures) {
    const known = listRequiredFields(figure);
    if (known.length > 0) questions.push(buildQuestion(figure.layer, known));
  }
  if (leavesOut) {
    const { layer, field, value } = leavesOut;
    const condition = `${field} = ${quoteSql(value)}`;
    questions.push({ layer, known: [], sums: [], groupBy: [], distinct: [], condition });
  }
  return questions;
}

function countBars({ field, names }: BarsSetting, { groups }: BoardReply, mostBars: number): ListedCounts {
  const counts = groups.map(({ values, count }) => ({ value: values[field] ?? null, count }));
  if (names) return countByList(names, counts);
  const all = countByList([...new Set(counts.flatMap(({ value }) => value ?? []))], counts).listed;
  const most = [...all].sort((a, b) => b.count - a.count).slice(0, mostBars);
  return countByList(
    most.map(({ name }) => name),
    counts
  );
}

/**
 * Returns how many records a figure leaves out because they lack the value; null when none, or when it counts
 * records.
 */
function countMissing(
  { of, field }: FigureSetting,
  { known, count }: BoardReply,
  all: number
): BoardFigure['without'] {
  const [first] = FIGURE_FORMULAS[of].sums(field);
  if (first === undefined) return null;
  const missing = all - (FIGURE_FORMULAS[of].needsAll ? count : (known[first] ?? all));
  return missing > 0 ? { count: missing, of: all } : null;
}

/**
 * Builds a board from its setting, in the reader's language.
 * @param mostBars number of bars of a field without listed values.
 */
export function buildBoard(
  setting: BoardSetting,
  locale: Locale,
  mostBars: number = SETTINGS.mostBars.default
): Board {
  const questions = listQuestions(setting);
  const findQuestionIndex = (layer: string, known: readonly string[]) =>
    questions.findIndex((question) => question.layer === layer && question.known.join() === known.join());
  return {
    title: boardText(setting.title, locale),
    questions,
    read: (replies) => {
      const getReply = (question: number) => replies[question] ?? NO_REPLY;
      const leftOut = getReply(questions.length - 1).count;
      return {
        figures: setting.figures.map((figure) => {
          const { key, label, layer, of, field } = figure;
          const question = findQuestionIndex(layer, listRequiredFields(figure));
          const all = getReply(findQuestionIndex(layer, [])).count;
          const reply = getReply(question);
          return {
            key,
            label: boardText(label, locale),
            value: FIGURE_FORMULAS[of].value(reply, all, field),
            without: countMissing(figure, reply, all),
            ...getNumberFormat(figure, locale),
            rows: {
              question,
              ...(of === 'different' && field !== undefined && { where: `${field} IS NOT NULL` })
            }
          };
        }),
        breakdowns: (setting.bars ?? []).map((bars) => {
          const question = findQuestionIndex(bars.layer, []);
          const counts = countBars(bars, getReply(question), mostBars);
          const { field, codes } = bars;
          return { title: boardText(bars.title, locale), field, counts, codes, question };
        }),
        leftOut: setting.leavesOut ? formatMessage(setting.leavesOut.note, locale, { count: leftOut }) : null
      };
    }
  };
}
