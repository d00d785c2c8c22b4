import type { PanelFigure } from './panel';

/** A field of a layer that the catalogue does not know, as its service and its web map say it. */
export interface OwnField {
  readonly name: string;
  readonly alias?: string | null;
  /** As the Maps SDK writes it: 'string', 'double', 'global-id'. */
  readonly type: string;
  /** What whoever published the layer says that a value is: 'count-or-amount', 'unique-identifier'. */
  readonly valueType?: string | null;
  readonly domain?: {
    readonly type: string;
    readonly codedValues?: readonly { readonly name: string; readonly code: string | number }[];
  } | null;
}

/** What the web map's own popup says of a field. */
export interface OwnFieldInfo {
  readonly fieldName?: string | null;
  readonly label?: string | null;
  readonly format?: { readonly places?: number | null } | null;
}

export interface OwnLayer {
  readonly fields: readonly OwnField[];
  /** The field that says what a record is called. */
  readonly displayField?: string | null;
  /** Fields that the service keeps for itself: its numbers, who edited when, how long the outline is. */
  readonly kept: ReadonlySet<string>;
  readonly infos?: readonly OwnFieldInfo[];
}

/** A field as a popup names it. */
export interface OwnLine {
  readonly name: string;
  readonly label: string;
  /** Decimal places, where the web map says them. */
  readonly places?: number;
}

/** What a page of the catalogue says of a layer, made of what a layer says of itself. */
export interface OwnPage {
  /** Names a record; null when the layer has no text to call it by. */
  readonly nameField: string | null;
  /** What there is to read of a record, in the layer's order. */
  readonly lines: readonly OwnLine[];
  /** Numbers that can be reckoned with. */
  readonly figures: readonly PanelFigure[];
  /** Texts that records can be counted by, those with a list of their values first. */
  readonly categories: readonly string[];
}

const NUMBERS: readonly string[] = ['small-integer', 'integer', 'big-integer', 'long', 'single', 'double'];
/** Types of numbers without decimal places. */
export const WHOLE_TYPES: readonly string[] = NUMBERS.slice(0, 4);
const UNREAD: readonly string[] = ['oid', 'global-id', 'guid', 'geometry', 'blob', 'raster', 'xml'];
/** Numbers of which neither sum nor average says anything. */
const NO_FIGURE: readonly string[] = ['unique-identifier', 'coordinate', 'ordered-or-ranked'];
const AMOUNT = 'count-or-amount';

const CODES = /(^|_)codes?$|[a-z]Codes?$/;
const IDS = /(^|_)(id|ids|guid|uuid)$|[a-z](Id|Ids|ID|IDs)$/;

/** A degree or a metre of the record's own point, whose average is no place. */
const POSITIONS = /^(lat|latitude|lon|long|lng|longitude|[xy]|[xy]_?coord(inate)?|point_?[xy])$/i;

/** Whether a field's name says that it tells records apart, to machines more than to people. */
export const isIdentifier = (name: string): boolean => IDS.test(name) || CODES.test(name);

const isCoded = ({ domain }: OwnField): boolean => domain?.type === 'coded-value';
const isId = ({ name, valueType }: OwnField): boolean => IDS.test(name) || valueType === 'unique-identifier';

/** The values of a field by their codes; null for a field without a list of them. */
export const codedNames = ({ domain }: OwnField): Readonly<Record<string, string>> | null =>
  domain?.type === 'coded-value'
    ? Object.fromEntries((domain.codedValues ?? []).map(({ code, name }) => [String(code), name]))
    : null;

/** Whether there is something to read in a field: not what the service keeps for itself, nor keys of databases. */
export const isReadable = (field: OwnField, { kept }: Pick<OwnLayer, 'kept'>): boolean =>
  !kept.has(field.name) && !UNREAD.includes(field.type);

/**
 * What can be said of a layer without a page of the catalogue. What its publisher calls an amount is added up; of any
 * other number the average is told, since the sum of depths or prices would be a figure of nothing.
 */
export function ownPage({ fields, displayField, kept, infos = [] }: OwnLayer): OwnPage {
  const readable = fields.filter((field) => isReadable(field, { kept }));
  const infoOf = (name: string) => infos.find(({ fieldName }) => fieldName === name);
  const placesOf = (name: string) => infoOf(name)?.format?.places ?? undefined;
  const texts = readable.filter(({ type }) => type === 'string');
  const nameField = readable.find(({ name }) => name === displayField) ?? texts.find((field) => !isId(field));
  const numbers = readable.filter(
    (field) =>
      NUMBERS.includes(field.type) &&
      !isCoded(field) &&
      !isIdentifier(field.name) &&
      !POSITIONS.test(field.name) &&
      !NO_FIGURE.includes(field.valueType ?? '')
  );
  return {
    nameField: nameField?.name ?? null,
    lines: readable
      .filter((field) => !isId(field) || field === nameField)
      .map(({ name, alias }) => {
        const places = placesOf(name);
        return {
          name,
          label: infoOf(name)?.label || alias || name,
          ...(places === undefined ? {} : { places })
        };
      }),
    figures: numbers.map(({ name, type, valueType }) => {
      const isWhole = WHOLE_TYPES.includes(type);
      if (valueType === AMOUNT)
        return { field: name, kind: 'total', decimals: placesOf(name) ?? (isWhole ? 0 : 2) };
      return { field: name, kind: 'average', decimals: isWhole ? 1 : (placesOf(name) ?? 2) };
    }),
    categories: [...texts.filter(isCoded), ...texts.filter((field) => !isCoded(field))].map(
      ({ name }) => name
    )
  };
}
