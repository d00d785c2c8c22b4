import { formatOutputHeading } from '@site/domain';
import type { OutputText, ToolOutput } from '@site/domain';
import type { CsvValue } from './csv';
import { formatCsv } from './csv';
import type { ExportNote } from './export-note';
import type { RecordShape } from './geojson';
import { formatGeoJson } from './geojson';

/** A value of a line: a column of the CSV file and a property in GeoJSON. */
export interface LineField<Line> {
  /** Name of the property, the same in every language. */
  readonly name: string;
  /** Heading of the column, with the unit. */
  readonly heading: string;
  value(line: Line): CsvValue;
  /** Text of the column for a value that is a code. */
  text?(line: Line): CsvValue;
}

/** Content of a file: lines with the same fields. */
export interface LineFiles<Line> {
  readonly lines: readonly Line[];
  readonly fields: readonly LineField<Line>[];
  readonly notes: readonly ExportNote[];
  getShape(line: Line): RecordShape;
}

/** Writes the lines as a table, with their inputs. */
export const formatLineCsv = <Line>({ lines, fields, notes }: LineFiles<Line>): string =>
  formatCsv({
    columns: fields.map(({ heading }) => heading),
    rows: lines.map((line) => fields.map(({ value, text = value }) => text(line))),
    notes
  });

/** Writes the same lines as features. */
export const formatLineGeoJson = <Line>({ lines, fields, notes, getShape }: LineFiles<Line>): string =>
  formatGeoJson(
    lines.map((line) => ({
      ...getShape(line),
      properties: Object.fromEntries(fields.map(({ name, value }) => [name, value(line)]))
    })),
    notes
  );

/** Returns fields with the headings that they have in an output data source. */
export const pickOutputFields = <Key extends string, const Name extends string>(
  { fields }: ToolOutput<Key>,
  names: readonly Name[],
  t: OutputText<Key>
): LineField<Readonly<Partial<Record<Name, CsvValue>>>>[] =>
  names.map((name) => ({
    name,
    heading: formatOutputHeading(
      fields.find((field) => field.name === name)!,
      t
    ),
    value: (line) => line[name] ?? null
  }));
