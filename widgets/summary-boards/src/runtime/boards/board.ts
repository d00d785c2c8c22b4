import type { ListedCounts } from 'widgets/shared-code/site-core';
import { biocharTotalsOfSums, countListed, isMessageKey, message } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { CATALOGUE, fieldOf, isRaster, localText, unitText } from 'widgets/shared-code/site-map';
import type { FieldPage } from 'widgets/shared-code/site-map';
import type { BarsSetting, BoardSetting, FigureKind, FigureSetting } from '../../config';
import { MOST_BARS } from '../../config';

/** What a board asks of one layer. How many records there are is always asked. */
export interface Question {
  /** As the board names it. */
  readonly layer: string;
  /** Number fields to add up. */
  readonly sums: readonly string[];
  /** Text fields to count the records by. */
  readonly groupBy: readonly string[];
  /** Fields whose different values are counted; records without a value are not. */
  readonly distinct: readonly string[];
  /** Only records in which all of these fields have a value. */
  readonly known: readonly string[];
  /** A condition of the board itself, as SQL. */
  readonly condition?: string;
}

export interface Group {
  readonly values: Readonly<Record<string, string | null>>;
  readonly count: number;
}

/** What a layer answers; a sum is null when no record has a value. */
export interface Reply {
  readonly count: number;
  readonly sums: Readonly<Record<string, number | null>>;
  /** How many records have a value, of each field added up. */
  readonly known: Readonly<Record<string, number>>;
  readonly groups: readonly Group[];
  readonly distinct: Readonly<Record<string, number>>;
}

/** Stands where a layer could not answer: the figures show as zero, with a mark. */
export const NO_REPLY: Reply = { count: 0, sums: {}, known: {}, groups: [], distinct: {} };

/** The records behind a figure: those of a question that meet one more condition. */
export interface RowsBehind {
  /** The place of the question among those of the board. */
  readonly question: number;
  readonly where?: string;
}

export interface Figure {
  readonly key: string;
  readonly label: string;
  /** Null where it cannot be known. */
  readonly value: number | null;
  /** A count has none. */
  readonly unit?: string;
  readonly digits?: number;
  /** Records that it leaves out because they lack the value, of how many; null when none does. */
  readonly without: { readonly count: number; readonly of: number } | null;
  readonly rows: RowsBehind;
}

/** Counts by the names of a list, as bars. */
export interface Breakdown {
  readonly title: string;
  readonly field: string;
  readonly counts: ListedCounts;
  /** What values are called that are codes. */
  readonly codes?: Readonly<Record<string, string>>;
  readonly question: number;
}

export interface BoardFigures {
  readonly figures: readonly Figure[];
  readonly breakdowns: readonly Breakdown[];
  /** How many records were left out, in words; null when the board leaves none out. */
  readonly leftOut: string | null;
}

/** One board: what it is called, what it asks, and how it reads the answers (one per question, in their order). */
export interface Board {
  readonly title: string;
  readonly questions: readonly Question[];
  read(replies: readonly Reply[]): BoardFigures;
}

interface Kind {
  /** The number fields that it adds up. */
  sums(field: string | undefined): readonly string[];
  /** It is reckoned over the records alone in which all that it adds up is known. */
  readonly needsAll?: true;
  /** @param all how many records there are, those without a value included. */
  value(reply: Reply, all: number, field: string | undefined): number | null;
  readonly unit?: string;
}

/** A sum of no record is 0; one of records that all lack the value is not known. */
const sumOf = ({ sums }: Reply, all: number, field = ''): number | null =>
  sums[field] ?? (all === 0 ? 0 : null);

/** Over the records that have a value; null when none has. */
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

/** Decimal places of a figure of which neither the catalogue nor the settings say any. */
const DIGITS = 1;

/** A title or label of a board in the reader's language; what staff wrote themselves stays as it is. */
export const boardText = (text: string, locale: Locale): string =>
  isMessageKey(text) ? message(text, locale) : localText(text, locale);

/** What the catalogue says of a field; undefined for layers and fields that it does not know. */
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

/** SQL text of a value. */
const quoted = (value: string): string => `'${value.replace(/'/g, "''")}'`;

const unique = <T>(all: readonly (T | undefined)[]): T[] => [
  ...new Set(all.filter((one) => one !== undefined))
];

/** The fields that a figure wants known in every record it counts. */
const knownOf = ({ of, field }: FigureSetting): readonly string[] =>
  KINDS[of].needsAll ? KINDS[of].sums(field) : [];

const isKnown = (fields: readonly string[]) => fields.map((field) => `${field} IS NOT NULL`);

/**
 * One question for each layer of a board; one more for a figure that counts only records whose figures are known, and one
 * for the records that the board leaves out.
 */
function questionsOf({ figures, bars = [], leavesOut }: BoardSetting): Question[] {
  const conditionOf = (layer: string, known: readonly string[]): Pick<Question, 'condition'> => {
    // A value that is not known is not the one left out; without IS NULL the condition would leave it out.
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

/** How many records a figure leaves out because they lack the value; null when none does, or it counts records. */
function withoutOf({ of, field }: FigureSetting, { known, count }: Reply, all: number): Figure['without'] {
  const [first] = KINDS[of].sums(field);
  if (first === undefined) return null;
  const missing = all - (KINDS[of].needsAll ? count : (known[first] ?? all));
  return missing > 0 ? { count: missing, of: all } : null;
}

/**
 * A board as its setting has it, in the reader's language.
 * @param mostBars bars of a field whose values nobody has listed.
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
