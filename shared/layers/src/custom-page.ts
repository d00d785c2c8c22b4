import type { PanelFigure } from './panel';

/** A field of a layer outside the catalogue, as described by its service and its web map. */
export interface CustomField {
  readonly name: string;
  readonly alias?: string | null;
  /** Type in the Maps SDK's notation: 'string', 'double', 'global-id'. */
  readonly type: string;
  /** Meaning of the values as declared by the layer's publisher: 'count-or-amount', 'unique-identifier'. */
  readonly valueType?: string | null;
  readonly domain?: {
    readonly type: string;
    readonly codedValues?: readonly { readonly name: string; readonly code: string | number }[];
  } | null;
}

/** Properties of a field in the web map's own popup. */
export interface CustomFieldInfo {
  readonly fieldName?: string | null;
  readonly label?: string | null;
  readonly format?: { readonly places?: number | null } | null;
}

export interface CustomLayer {
  readonly fields: readonly CustomField[];
  /** Field that contains a record's name. */
  readonly displayField?: string | null;
  /** Fields that the service maintains itself: its ids, editor tracking, lengths and areas of outlines. */
  readonly kept: ReadonlySet<string>;
  readonly infos?: readonly CustomFieldInfo[];
}

/** A field as named in a popup. */
export interface CustomLine {
  readonly name: string;
  readonly label: string;
  /** Decimal places, if the web map defines them. */
  readonly places?: number;
}

/** A page for a layer outside the catalogue, derived from the layer's own description. */
export interface CustomLayerPage {
  /** Field that names a record; null when the layer has no suitable text. */
  readonly nameField: string | null;
  /** Readable fields of a record, in the layer's order. */
  readonly lines: readonly CustomLine[];
  /** Numeric fields for which a sum or an average is meaningful. */
  readonly figures: readonly PanelFigure[];
  /** Text fields that records can be counted by, coded ones first. */
  readonly categories: readonly string[];
}

const NUMBERS: readonly string[] = ['small-integer', 'integer', 'big-integer', 'long', 'single', 'double'];
/** Number types without decimal places. */
export const WHOLE_TYPES: readonly string[] = NUMBERS.slice(0, 4);
const UNREAD: readonly string[] = ['oid', 'global-id', 'guid', 'geometry', 'blob', 'raster', 'xml'];
/** Value types for which neither a sum nor an average is meaningful. */
const NO_FIGURE: readonly string[] = ['unique-identifier', 'coordinate', 'ordered-or-ranked'];
const AMOUNT = 'count-or-amount';

const CODES = /(^|_)codes?$|[a-z]Codes?$/;
const IDS = /(^|_)(id|ids|guid|uuid)$|[a-z](Id|Ids|ID|IDs)$/;

/** Names of coordinate fields of the record's own point, whose average is not a place. */
const POSITIONS = /^(lat|latitude|lon|long|lng|longitude|[xy]|[xy]_?coord(inate)?|point_?[xy])$/i;

/** Returns whether a field's name marks it as an identifier for machines rather than for people. */
export const isIdentifier = (name: string): boolean => IDS.test(name) || CODES.test(name);

const isCoded = ({ domain }: CustomField): boolean => domain?.type === 'coded-value';
const isId = ({ name, valueType }: CustomField): boolean =>
  IDS.test(name) || valueType === 'unique-identifier';

/** Returns the names of a field's coded values by code; null for a field without coded values. */
export const getCodedNames = ({ domain }: CustomField): Readonly<Record<string, string>> | null =>
  domain?.type === 'coded-value'
    ? Object.fromEntries((domain.codedValues ?? []).map(({ code, name }) => [String(code), name]))
    : null;

/** Returns whether a field is readable: neither maintained by the service nor a key of a database. */
export const isReadable = (field: CustomField, { kept }: Pick<CustomLayer, 'kept'>): boolean =>
  !kept.has(field.name) && !UNREAD.includes(field.type);

/**
 * Returns the page of a layer outside the catalogue. Fields that its publisher declares as amounts are summed;
 * other numbers are averaged, since a sum of depths or prices has no meaning.
 */
export function createCustomPage({ fields, displayField, kept, infos = [] }: CustomLayer): CustomLayerPage {
  const readable = fields.filter((field) => isReadable(field, { kept }));
  const findInfo = (name: string) => infos.find(({ fieldName }) => fieldName === name);
  const findPlaces = (name: string) => findInfo(name)?.format?.places ?? undefined;
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
        const places = findPlaces(name);
        return {
          name,
          label: findInfo(name)?.label || alias || name,
          ...(places === undefined ? {} : { places })
        };
      }),
    figures: numbers.map(({ name, type, valueType }) => {
      const isWhole = WHOLE_TYPES.includes(type);
      if (valueType === AMOUNT)
        return { field: name, kind: 'total', decimals: findPlaces(name) ?? (isWhole ? 0 : 2) };
      return { field: name, kind: 'average', decimals: isWhole ? 1 : (findPlaces(name) ?? 2) };
    }),
    categories: [...texts.filter(isCoded), ...texts.filter((field) => !isCoded(field))].map(
      ({ name }) => name
    )
  };
}
