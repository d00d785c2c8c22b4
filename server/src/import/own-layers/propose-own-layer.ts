import { MAX_OWN_FIELDS } from '@site/domain';
import type { OwnField, OwnLayerGeometry, OwnLayerProposal } from '@site/domain';
import type { InputFile } from '../dataset';
import { isEmpty, proposeColumns } from '../fields';
import { listGeometries } from '../geometry';
import { ImportError } from '../import-error';
import { DEGREES, METRES, OUTLINE, POSITION } from '../position-fields';
import { openRows } from '../sources';
import { UnreadableCell } from '../sources/source-row';
import type { ReadOptions } from '../sources/source-row';
import { ROW_FORMATS } from '../table-dataset';
import { fileTexts } from '../texts/file-texts';
import { createOwnField } from './own-layer-dataset';

/* Finds the shapes and the types of the columns of a file, over all of its rows. */

const GEOMETRY_OF_TYPE: Readonly<Record<string, OwnLayerGeometry>> = {
  POINT: 'point',
  MULTIPOINT: 'point',
  LINESTRING: 'line',
  MULTILINESTRING: 'line',
  TRACK: 'line',
  POLYGON: 'polygon',
  MULTIPOLYGON: 'polygon'
};

/** Types in the order in which they are tried; a text is what is left. */
const TRIED = ['yesNo', 'whole', 'number', 'day'] as const;
const READERS = TRIED.map((type) => [type, createOwnField({ name: type, type })] as const);

/** Digits that are no number: a code that begins with 0, and a telephone number, which an erasure finds in texts only. */
const CODE = /^\s*(?:[+-]?0\d|\+[\d ]{7}|(?:234)?[789][01]\d{8}\s*$)/;
const isCode = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && CODE.test(String(value));
const A_NUMBER = /^\s*[+-]?\d*(?:\.\d*)?\s*$/;
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && A_NUMBER.test(value));

type Tried = (typeof TRIED)[number];

const readsAs = (type: Tried, value: unknown): boolean =>
  READERS.find(([name]) => name === type)![1].read(value).ok;

/** Returns whether a cell can be of a type; 1 and 0 are numbers, and a number is no day. */
function canBe(type: Tried, value: unknown): boolean {
  if (value instanceof UnreadableCell || isCode(value))
    return type === 'day' && typeof value === 'string' && !isNumeric(value) && readsAs(type, value);
  if (type === 'yesNo' || type === 'day') return !isNumeric(value) && readsAs(type, value);
  return typeof value !== 'boolean' && readsAs(type, value);
}

/** Names that a field cannot have: of the service's own fields, and of the fields of positions. */
const RESERVED = new Set(
  [
    ...['objectid', 'shape', 'shape_length', 'shape_area', 'fid', 'globalid', 'geom', 'geometry'],
    ...[...DEGREES, ...METRES, POSITION, OUTLINE].map(({ name }) => name)
  ].map((name) => name.toLowerCase())
);
const MAX_NAME = 50;

/** Returns a name for a column: letters, digits and _; unlike the taken ones, in any case. */
function nameField(column: string, taken: ReadonlySet<string>): string {
  const plain = column
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, MAX_NAME);
  const base = /^[A-Za-z]/.test(plain) ? plain : `field_${plain}`.replace(/_+$/, '');
  const isFree = (name: string): boolean =>
    !taken.has(name.toLowerCase()) && !RESERVED.has(name.toLowerCase());
  let name = base;
  for (let nth = 1; !isFree(name); nth += 1) name = `${base}_${nth}`;
  return name;
}

/** Returns the kind of shape that a cell contains, or undefined. */
function readCellKind(value: unknown): OwnLayerGeometry | undefined {
  const word = /^\s*(?:SRID=\d+;)?\s*([A-Z]+)/i.exec(String(value))?.[1];
  if (word) return GEOMETRY_OF_TYPE[word.toUpperCase()];
  return String(value).includes(';') ? 'polygon' : 'point';
}

const SHAPE_FIELDS = [POSITION, OUTLINE];
const mayHaveShapes = (column: string): boolean =>
  SHAPE_FIELDS.some((field) => Object.keys(proposeColumns([column], [field]).map).length > 0);

/** Facts of a file while its rows are read. */
class FileFacts {
  readonly types = new Map<string, Set<Tried>>();
  readonly filled = new Set<string>();
  readonly kinds = new Set<OwnLayerGeometry>();
  /** Kinds in columns that may have shapes as texts; null for other columns. */
  readonly cellKinds = new Map<string, Set<OwnLayerGeometry> | null>();

  addGeometry(geometry: unknown): void {
    for (const { type } of listGeometries(geometry)) {
      const kind = GEOMETRY_OF_TYPE[String(type).toUpperCase()];
      if (kind) this.kinds.add(kind);
    }
  }

  addCell(column: string, value: unknown): void {
    const left = this.types.get(column) ?? new Set<Tried>(TRIED);
    this.types.set(column, left);
    if (isEmpty(value)) return;
    this.filled.add(column);
    this.addCellKind(column, value);
    for (const type of left) if (!canBe(type, value)) left.delete(type);
  }

  private addCellKind(column: string, value: unknown): void {
    const kinds = this.cellKinds.get(column) ?? (mayHaveShapes(column) ? new Set<OwnLayerGeometry>() : null);
    this.cellKinds.set(column, kinds);
    const kind = kinds && readCellKind(value);
    if (kind) kinds.add(kind);
  }

  getType(column: string): OwnField['type'] {
    if (!this.filled.has(column)) return 'text';
    return TRIED.find((type) => this.types.get(column)!.has(type)) ?? 'text';
  }
}

/** Returns the columns with positions or outlines. */
function listPlaceColumns(columns: readonly string[]): { pair: string[]; cells: string[] } {
  const { map } = proposeColumns(columns, [...DEGREES, ...METRES]);
  const pairs = [DEGREES, METRES].map((pair) => pair.flatMap(({ name }) => map[name] ?? []));
  const pair = pairs.find(({ length }) => length === 2) ?? [];
  const cells = SHAPE_FIELDS.flatMap((field) => Object.values(proposeColumns(columns, [field]).map));
  return { pair, cells: [...new Set(cells)] };
}

const proposeTitle = ({ name }: InputFile): string => {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, 100);
};

/**
 * Reads a whole file and proposes a layer of its own.
 * @throws ImportError when the file cannot be read or has no places.
 */
export async function proposeOwnLayer(file: InputFile, options: ReadOptions): Promise<OwnLayerProposal> {
  const facts = new FileFacts();
  let hasGeometries = false;
  for await (const { properties, geometry } of openRows(file, ROW_FORMATS, options).rows) {
    if (geometry !== undefined) hasGeometries = true;
    facts.addGeometry(geometry);
    for (const [column, value] of Object.entries(properties)) {
      facts.addCell(column, value);
    }
  }
  const columns = [...facts.types.keys()];
  const places = hasGeometries ? { pair: [], cells: [] } : listPlaceColumns(columns);
  if (!hasGeometries) {
    if (places.pair.length > 0) facts.kinds.add('point');
    else
      for (const cell of places.cells)
        for (const kind of facts.cellKinds.get(cell) ?? []) facts.kinds.add(kind);
  }
  if (facts.kinds.size === 0) throw new ImportError(fileTexts.noPlaces({ file: file.name }));
  const used = [...places.pair, ...(places.pair.length > 0 ? [] : places.cells)];
  const taken = new Set<string>();
  const fields = columns
    .filter((column) => !used.includes(column))
    .map((column): OwnField => {
      const name = nameField(column, taken);
      taken.add(name.toLowerCase());
      return { name, column, type: facts.getType(column) };
    });
  return {
    title: proposeTitle(file),
    geometries: [...facts.kinds],
    fields: fields.slice(0, MAX_OWN_FIELDS),
    leftOut: fields.slice(MAX_OWN_FIELDS).map(({ column }) => column)
  };
}
