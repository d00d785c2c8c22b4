import { findLga, findState, findLgaByCode } from '@site/domain';
import type { PlotGeometry } from '@site/domain';
import { toMultiLineWkb, toMultiPolygonWkb, toPointWkb } from '../store/wkb';
import { AMBIGUOUS_CELLS, isAmbiguous } from './column-clues';
import { isEmpty, readCell } from './fields';
import { findNearestLga, findSpelledCode } from './lga-spellings';
import { findPositionProblem, readLines, readPoint, readPolygons } from './geometry';
import { readOutlineCell, readPositionCell } from './geometry-cells';
import { optionalField, textField } from './field-kinds';
import { readPlotGeometry } from './plot-geometry';
import { DEGREES, LATITUDE, METRES, OUTLINE, POSITION } from './position-fields';
import { WGS84, toWgs84 } from './sources/reference-system';
import { listInputs } from './table-spec';
import { NO_TEXT } from './texts/import-text';
import { placeTexts } from './texts/place-texts';
import { rowTexts } from './texts/row-texts';
import type { ColumnClues } from './column-clues';
import type { FieldColumns, FieldSpec } from './fields';
import type { LgaSpellings } from './lga-spellings';
import type { GeometryCell } from './geometry-cells';
import type { ImportText } from './texts/import-text';
import type { Report, UnknownLga } from './report';
import type { ReferenceSystem } from './sources/reference-system';
import type { SourceRow } from './sources/source-row';
import type { RowFault, TableSpec, StagedValues } from './table-spec';

/** Staging column for the code of a row's LGA. */
export const LGA_CODE = 'lga_code_';
/** Staging column for the state that a row names, whether or not it names an LGA. */
export const STATE_NAMED = 'state_named_';

export const STATE_NAME = optionalField(
  textField('state', { aliases: ['ADM1_EN', 'state_name', 'statename', 'state_slug'] })
);
export const LGA_NAME = optionalField(
  textField('lga', { aliases: ['ADM2_EN', 'lga_name', 'lganame', 'lga_slug'] })
);
export const CODE = optionalField(textField('lgaCode', { aliases: ['lga_code'] }));

/** Returns every field that a file of the dataset may have. */
export function listImportFields(spec: TableSpec): FieldSpec[] {
  const own = [...Object.values(spec.columns), ...Object.values(listInputs(spec))];
  const makeRequired = (field: FieldSpec): FieldSpec => ({ ...field, required: spec.lga?.named === true });
  const place = spec.lga
    ? [makeRequired(STATE_NAME), makeRequired(LGA_NAME), ...(spec.lga.named ? [] : [CODE])]
    : [];
  const position = {
    point: [...DEGREES, ...METRES, POSITION],
    line: [OUTLINE],
    polygon: [OUTLINE],
    plot: [OUTLINE, ...DEGREES],
    none: []
  }[spec.geometry];
  return [...own, ...place, ...position];
}

/** A row to be staged; null when it was refused. */
export interface StagedRow {
  readonly row_number: number;
  readonly [column: string]: unknown;
}

/** Context for reading rows. */
export interface RowReading {
  readonly columns: FieldColumns;
  readonly spellings: LgaSpellings;
  readonly report: Report;
  /** Reference system of coordinates in cells; WGS84 when left out. */
  readonly reference?: ReferenceSystem;
  /** Collects evidence on the notation of the file's columns. */
  readonly clues: ColumnClues;
}

class RowReader {
  readonly faults: RowFault[] = [];
  /** Warnings on accepted values. */
  readonly doubts: RowFault[] = [];
  /** Ambiguous cells, by column. */
  readonly ambiguous: Record<string, string> = {};
  /** Spelling that is not in the LGA list, or null. */
  unknownLga: UnknownLga | null = null;

  constructor(
    private readonly row: SourceRow,
    private readonly columns: FieldColumns,
    private readonly spellings: LgaSpellings,
    private readonly clues: ColumnClues,
    private readonly reference: ReferenceSystem
  ) {}

  readField(field: FieldSpec): unknown {
    const column = this.columns[field.name] ?? field.name;
    const value = this.row.properties[this.columns[field.name]!];
    const reading = readCell(field, value);
    if (reading.clue) {
      this.clues.add(column, reading.clue, String(value), this.row.row);
      if (isAmbiguous(reading.clue)) this.ambiguous[column] = String(value);
    }
    if (reading.ok) {
      for (const problem of reading.warnings ?? []) this.doubts.push({ field: column, problem });
      return reading.value;
    }
    this.faults.push({ field: column, problem: reading.problem });
    return null;
  }

  /** Returns the code of the LGA that the file names; null leaves it to the position. */
  readLgaCode(spec: TableSpec, placed: boolean): string | null {
    const [state, name, code] = [STATE_NAME, LGA_NAME, CODE].map(
      (field) => this.readField(field) as string | null
    );
    if (code !== null) {
      const known = findLgaByCode(code!);
      if (!known) this.faults.push({ field: 'lgaCode', problem: rowTexts.notLgaCode({ code: code! }) });
      return known?.code ?? null;
    }
    if (state === null || name === null) {
      const problem = rowTexts.placeIncomplete;
      if (spec.lga?.named || (!placed && this.faults.length === 0))
        this.faults.push({ field: this.columns[state === null ? 'state' : 'lga'] ?? 'lga', problem });
      return null;
    }
    const known = findLga(state!, name!)?.code ?? findSpelledCode(this.spellings, state!, name!);
    if (known === undefined) {
      const near = findNearestLga(state!, name!);
      this.unknownLga = { state: state!, lga: name!, nearest: near?.code ?? null };
      this.faults.push({
        field: this.columns.lga!,
        problem: rowTexts.unknownLga({
          ...{ name: name!, state: state! },
          nearest: near ? rowTexts.nearestLga(near) : NO_TEXT
        })
      });
    }
    return known ?? null;
  }

  /**
   * Returns the state that the row names beside its position; null when it names no state or an unknown one.
   */
  readStateName(): string | null {
    const named = this.row.properties[this.columns[STATE_NAME.name]!];
    return isEmpty(named) ? null : (findState(String(named)) ?? null);
  }

  /** Returns how to name the column of a position when a file has none of its fields. */
  private describeMissing(...fields: readonly FieldSpec[]): ImportText {
    return fields.some(({ name }) => this.columns[name] !== undefined)
      ? NO_TEXT
      : placeTexts.nameColumn({ field: fields[0]!.name });
  }

  /** Returns the geometry of a cell, or null with the faults added. */
  private readGeometryCell(
    field: FieldSpec,
    read: (text: string, reference: ReferenceSystem) => GeometryCell,
    missing: ImportText | null
  ): unknown {
    const column = this.columns[field.name] ?? field.name;
    const given = this.readField(field) as string | null;
    if (given === null) {
      if (missing !== null && !this.faults.some((fault) => fault.field === column))
        this.faults.push({ field: column, problem: missing });
      return null;
    }
    const cell = read(given, this.reference);
    if (cell.ok) return cell.geometry;
    for (const problem of cell.problems) this.faults.push({ field: column, problem });
    return null;
  }

  private readPointGeometry(geometry: unknown, field: string, report: Report): string | null {
    const shape = readPoint(geometry);
    if (shape.ok) {
      if (shape.deep) report.flattened += 1;
      return toPointWkb(shape.point);
    }
    this.faults.push({ field, problem: shape.problem });
    return null;
  }

  readPointWkb(spec: TableSpec, report: Report): string | null {
    const { geometry } = this.row;
    if (geometry !== undefined && geometry !== null)
      return this.readPointGeometry(geometry, 'geometry', report);
    const column = this.columns[POSITION.name];
    if (column === undefined) return this.readCoordinatesWkb(spec);
    const missing = spec.geometryOptional ? null : placeTexts.noPosition({ naming: NO_TEXT });
    const read = this.readGeometryCell(POSITION, readPositionCell, missing);
    return read === null ? null : this.readPointGeometry(read, column, report);
  }

  /** Returns the position of two columns. */
  private readCoordinatesWkb(spec: TableSpec): string | null {
    const pair = METRES.some(({ name }) => this.columns[name] !== undefined) ? METRES : DEGREES;
    const [north, east] = pair.map((field) => this.readField(field) as number | null);
    if (east === null && north === null && this.faults.length === 0 && spec.geometryOptional) return null;
    const nothing = pair.every((field) => isEmpty(this.row.properties[this.columns[field.name]!]));
    const isComplete = typeof east === 'number' && typeof north === 'number';
    const [x, y] = isComplete ? toWgs84(this.reference, [east, north]) : [east, north];
    const problem = nothing
      ? placeTexts.noPosition({ naming: this.describeMissing(POSITION, ...pair) })
      : findPositionProblem(x, y);
    if (problem === null) return toPointWkb([x as number, y as number]);
    const columns = pair.map(({ name }) => this.columns[name]);
    if (!this.faults.some(({ field }) => columns.includes(field)))
      this.faults.push({ field: columns[0] ?? pair[0].name, problem });
    return null;
  }

  /** Returns the geometry of a plot as GeoJSON, from the geometry of the row, a cell or two columns. */
  readPlotShape(): PlotGeometry | null {
    const isOutline = this.columns[OUTLINE.name] !== undefined;
    const column = isOutline ? OUTLINE.name : LATITUDE.name;
    const fromCell = this.row.geometry === undefined;
    const geometry = !fromCell ? this.row.geometry : isOutline ? this.readOutline() : this.readDegrees();
    if (this.faults.some(({ field }) => field === (this.columns[column] ?? column))) return null;
    const shape = readPlotGeometry(geometry);
    if (shape.ok) return shape.geometry;
    this.faults.push({
      field: fromCell ? (this.columns[column] ?? column) : 'geometry',
      problem: shape.problem
    });
    return null;
  }

  private readOutline(): unknown {
    return this.readGeometryCell(
      OUTLINE,
      readOutlineCell,
      placeTexts.noOutline({ naming: this.describeMissing(OUTLINE) })
    );
  }

  private readDegrees(): unknown {
    const [latitude, longitude] = DEGREES.map((field) => this.readField(field));
    return latitude === null || longitude === null
      ? null
      : { type: 'Point', coordinates: [longitude, latitude] };
  }

  readLinesWkb(report: Report): string | null {
    const fromCell = this.row.geometry === undefined;
    const geometry = fromCell ? this.readOutline() : this.row.geometry;
    if (fromCell && geometry === null) return null;
    const shape = readLines(geometry);
    if (shape.ok) {
      if (shape.deep) report.flattened += 1;
      return toMultiLineWkb(shape.lines);
    }
    const field = fromCell ? (this.columns[OUTLINE.name] ?? OUTLINE.name) : 'geometry';
    this.faults.push({ field, problem: shape.problem });
    return null;
  }

  readPolygonWkb(report: Report): string | null {
    const fromCell = this.row.geometry === undefined;
    const geometry = fromCell ? this.readOutline() : this.row.geometry;
    if (fromCell && geometry === null) return null;
    const shape = readPolygons(geometry);
    if (!shape.ok) {
      const field = fromCell ? (this.columns[OUTLINE.name] ?? OUTLINE.name) : 'geometry';
      this.faults.push({ field, problem: shape.problem });
      return null;
    }
    if (shape.deep) report.flattened += 1;
    if (shape.closed > 0) report.repair(this.row.row, placeTexts.ringClosed);
    if (shape.gap !== null && shape.gap > 0)
      report.repair(this.row.row, placeTexts.trackClosed({ gap: Math.round(shape.gap) }));
    return toMultiPolygonWkb(shape.polygons);
  }
}

const isFault = (checked: StagedValues | RowFault): checked is RowFault =>
  Object.keys(checked).length === 2 && 'field' in checked && 'problem' in checked;

/** Reads one row of a file into staging columns; the report gets a refusal for every invalid field. */
export function readRow(
  spec: TableSpec,
  row: SourceRow,
  { columns, spellings, report, clues, reference = WGS84 }: RowReading
): StagedRow | null {
  const reader = new RowReader(row, columns, spellings, clues, reference);
  const values: Record<string, unknown> = {};
  for (const [column, field] of Object.entries({ ...spec.columns, ...listInputs(spec) }))
    values[column] = reader.readField(field);
  if (spec.geometry === 'point') values.geom = reader.readPointWkb(spec, report);
  if (spec.geometry === 'line') values.geom = reader.readLinesWkb(report);
  if (spec.geometry === 'polygon') values.geom = reader.readPolygonWkb(report);
  if (spec.geometry === 'plot') values.shape = reader.readPlotShape();
  if (spec.lga) {
    values[LGA_CODE] = reader.readLgaCode(spec, values.geom !== null && values.geom !== undefined);
    values[STATE_NAMED] = reader.readStateName();
  }
  const { faults } = reader;
  const { figures = [] } = spec;
  if (faults.length === 0 && figures.length > 0 && figures.every((column) => values[column] === null)) {
    const names = figures.map((column) => spec.columns[column]!.name);
    faults.push({
      field: columns[names[0]!] ?? names[0]!,
      problem: rowTexts.noFigure({ names: names.join(', ') })
    });
  }
  if (faults.length === 0 && spec.check) {
    const checked = spec.check(values);
    if (isFault(checked)) faults.push({ ...checked, field: columns[checked.field] ?? checked.field });
    else Object.assign(values, checked);
  }
  for (const { field, problem } of faults) report.refuse(row.row, problem, field);
  if (reader.unknownLga) report.addUnknownLga(reader.unknownLga);
  if (faults.length > 0) return null;
  for (const { field, problem } of reader.doubts) report.warn(row.row, problem, field);
  return { row_number: row.row, [AMBIGUOUS_CELLS]: reader.ambiguous, ...values };
}
