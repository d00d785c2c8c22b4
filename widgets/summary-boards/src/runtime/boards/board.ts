import type { ListedCounts } from 'widgets/shared-code/site-core';
import { biocharTotalsOfSums, countListed, isMessageKey, message } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { CATALOGUE, fieldOf, isRaster, localText, unitText } from 'widgets/shared-code/site-map';
import type { FieldPage } from 'widgets/shared-code/site-map';
import type { BarsSetting, BoardSetting, FigureKind, FigureSetting } from '../../config';
import { MOST_BARS } from '../../config';

/** A board's query of one layer. It always includes the number of records. */
export interface Question {
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

export interface Group {
  readonly values: Readonly<Record<string, string | null>>;
  readonly count: number;
}

/** A layer's answer; a sum is null when no record has a value. */
export interface Reply {
  readonly count: number;
  readonly sums: Readonly<Record<string, number | null>>;
  /** Number of records with a value, for each summed field. */
  readonly known: Readonly<Record<string, number>>;
  readonly groups: readonly Group[];
  readonly distinct: Readonly<Record<string, number>>;
}

/** Answer in place of a failed query: the figures are shown as 0, with a mark. */
export const NO_REPLY: Reply = { count: 0, sums: {}, known: {}, groups: [], distinct: {} };

/** The records behind a figure: the records of a question that meet one more condition. */
export interface RowsBehind {
  /** Index of the question in the board. */
  readonly question: number;
  readonly where?: string;
}

export interface Figure {
  readonly key: string;
  readonly label: string;
  /** Null when the value is not known. */
  readonly value: number | null;
  /** Undefined for a count. */
  readonly unit?: string;
  readonly digits?: number;
  /** Number of records left out because they have no value, and their total; null when none is left out. */
  readonly without: { readonly count: number; readonly of: number } | null;
  readonly rows: RowsBehind;
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
  readonly figures: readonly Figure[];
  readonly breakdowns: readonly Breakdown[];
  /** Text with the number of records left out; null when the board leaves none out. */
  readonly leftOut: string | null;
}

/**
 * One board: its title, its questions, and the function that reads the answers (one per question, in order).
 */
export interface Board {
  readonly title: string;
  readonly questions: readonly Question[];
  read(replies: readonly Reply[]): BoardFigures;
}

interface Kind {
  /** Returns the number fields to add up. */
  sums(field: string | undefined): readonly string[];
  /** True when it is computed only over records in which all summed fields are known. */
  readonly needsAll?: true;
  /**
   * @param all number of all records, including records without a value.
   */
  value(reply: Reply, all: number, field: string | undefined): number | null;
  readonly unit?: string;
}

/** Returns the sum: 0 of no records, null when all records lack the value. */
const sumOf = ({ sums }: Reply, all: number, field = ''): number | null =>
  sums[field] ?? (all === 0 ? 0 : null);

/** Averages the records that have a value; null when none has. */
function averageOf({ sums, known }: Reply, field = ''): number | null {
  const [sum, count] = [sums[field] ?? null, known[field] ?? 0];
  return sum === null || count === 0 ? null : sum / count;
}

const totalsOf = ({ sums, count }: Reply, all: number) =>
  biocharTotalsOfSums({
    amountOfBiochar: sums.amountOfBiochar ?? null,
    netCo2: sums.netCo2 ?? null,
    truckEmissions: sums.truckEmissions ?? null,
    applicationCount: all,
    withCo2: count,
    experimentalCount: 0
  });

const none = () => [];
const only = (field: string | undefined) => (field === undefined ? [] : [field]);
const KINDS: Readonly<Record<FigureKind, Kind>> = {
  count: { sums: none, value: ({ count }) => count },
  sum: { sums: only, value: sumOf },
  average: { sums: only, value: (reply, _all, field) => averageOf(reply, field) },
  different: { sums: none, value: ({ distinct }, _all, field = '') => distinct[field] ?? 0 },
  biochar: {
    sums: () => ['amountOfBiochar'],
    value: (reply, all) => totalsOf(reply, all).totalBiochar,
    unit: 't'
  },
  co2Removal: {
    sums: () => ['netCo2', 'truckEmissions'],
    needsAll: true,
    value: (reply, all) => totalsOf(reply, all).co2Removal,
    unit: 'tCO₂e'
  }
};

/** Decimal places of a figure when neither the catalogue nor the settings define them. */
const DIGITS = 1;

/** Translates a title or label of a board; texts that staff wrote are returned unchanged. */
export const boardText = (text: string, locale: Locale): string =>
  isMessageKey(text) ? message(text, locale) : localText(text, locale);

/** Returns the catalogue's entry of a field; undefined for unknown layers and fields. */
function knownField(layer: string, name: string): FieldPage | undefined {
  const definition = CATALOGUE.find(({ id }) => id === layer);
  return definition && !isRaster(definition) ? fieldOf(definition.page, name) : undefined;
}

function shapeOf(
  { of, layer, field, digits }: FigureSetting,
  locale: Locale
): Pick<Figure, 'unit' | 'digits'> {
  const { unit } = KINDS[of];
  if (unit !== undefined) return { unit, digits: DIGITS };
  if ((of !== 'sum' && of !== 'average') || field === undefined) return {};
  const known = knownField(layer, field);
  return {
    digits: known?.decimals ?? digits ?? DIGITS,
    ...(known?.unit && { unit: unitText(known.unit, locale) })
  };
}

/** Quotes a value as an SQL string. */
const quoted = (value: string): string => `'${value.replace(/'/g, "''")}'`;

const unique = <T>(all: readonly (T | undefined)[]): T[] => [
  ...new Set(all.filter((one) => one !== undefined))
];

/** Returns the fields that must have a value in every record of a figure. */
const knownOf = ({ of, field }: FigureSetting): readonly string[] =>
  KINDS[of].needsAll ? KINDS[of].sums(field) : [];

const isKnown = (fields: readonly string[]) => fields.map((field) => `${field} IS NOT NULL`);

/**
 * Returns one question for each layer of a board; plus one for a figure that needs records with known values,
 * and one for the records that the board leaves out.
 */
function questionsOf({ figures, bars = [], leavesOut }: BoardSetting): Question[] {
  const conditionOf = (layer: string, known: readonly string[]): Pick<Question, 'condition'> => {
    // A null value is not the excluded one; without IS NULL the condition would exclude it too.
    const kept =
      leavesOut?.layer === layer
        ? [`(${leavesOut.field} IS NULL OR ${leavesOut.field} <> ${quoted(leavesOut.value)})`]
        : [];
    const terms = [...kept, ...isKnown(known)];
    return terms.length === 0 ? {} : { condition: terms.join(' AND ') };
  };
  const questionOf = (layer: string, known: readonly string[]): Question => {
    const own = figures.filter((figure) => figure.layer === layer && knownOf(figure).join() === known.join());
    return {
      layer,
      known,
      sums: unique(own.flatMap(({ of, field }) => KINDS[of].sums(field))),
      groupBy:
        known.length > 0 ? [] : unique(bars.filter((one) => one.layer === layer).map(({ field }) => field)),
      distinct: unique(own.filter(({ of }) => of === 'different').map(({ field }) => field)),
      ...conditionOf(layer, known)
    };
  };
  const layers = unique([...figures, ...bars].map(({ layer }) => layer));
  const questions = layers.map((layer) => questionOf(layer, []));
  for (const figure of figures) {
    const known = knownOf(figure);
    if (known.length > 0) questions.push(questionOf(figure.layer, known));
  }
  if (leavesOut) {
    const { layer, field, value } = leavesOut;
    const condition = `${field} = ${quoted(value)}`;
    questions.push({ layer, known: [], sums: [], groupBy: [], distinct: [], condition });
  }
  return questions;
}

function barsOf({ field, names }: BarsSetting, { groups }: Reply, mostBars: number): ListedCounts {
  const counts = groups.map(({ values, count }) => ({ value: values[field] ?? null, count }));
  if (names) return countListed(names, counts);
  const all = countListed([...new Set(counts.flatMap(({ value }) => value ?? []))], counts).listed;
  const most = [...all].sort((a, b) => b.count - a.count).slice(0, mostBars);
  return countListed(
    most.map(({ name }) => name),
    counts
  );
}

/**
 * Returns how many records a figure leaves out because they lack the value; null when none, or when it counts
 * records.
 */
function withoutOf({ of, field }: FigureSetting, { known, count }: Reply, all: number): Figure['without'] {
  const [first] = KINDS[of].sums(field);
  if (first === undefined) return null;
  const missing = all - (KINDS[of].needsAll ? count : (known[first] ?? all));
  return missing > 0 ? { count: missing, of: all } : null;
}

/**
 * Builds a board from its setting, in the reader's language.
 * @param mostBars number of bars of a field without listed values.
 */
export function boardOf(setting: BoardSetting, locale: Locale, mostBars: number = MOST_BARS): Board {
  const questions = questionsOf(setting);
  const placeOf = (layer: string, known: readonly string[]) =>
    questions.findIndex((question) => question.layer === layer && question.known.join() === known.join());
  return {
    title: boardText(setting.title, locale),
    questions,
    read: (replies) => {
      const replyOf = (question: number) => replies[question] ?? NO_REPLY;
      const leftOut = replyOf(questions.length - 1).count;
      return {
        figures: setting.figures.map((figure) => {
          const { key, label, layer, of, field } = figure;
          const question = placeOf(layer, knownOf(figure));
          const all = replyOf(placeOf(layer, [])).count;
          const reply = replyOf(question);
          return {
            key,
            label: boardText(label, locale),
            value: KINDS[of].value(reply, all, field),
            without: withoutOf(figure, reply, all),
            ...shapeOf(figure, locale),
            rows: {
              question,
              ...(of === 'different' && field !== undefined && { where: `${field} IS NOT NULL` })
            }
          };
        }),
        breakdowns: (setting.bars ?? []).map((bars) => {
          const question = placeOf(bars.layer, []);
          const counts = barsOf(bars, replyOf(question), mostBars);
          const { field, codes } = bars;
          return { title: boardText(bars.title, locale), field, counts, codes, question };
        }),
        leftOut: setting.leavesOut ? message(setting.leavesOut.note, locale, { count: leftOut }) : null
      };
    }
  };
}
