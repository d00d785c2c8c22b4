import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportTable } from './export-table';

async function* formatFeatures({ name, columns, rows }: ExportTable): AsyncGenerator<string> {
  yield `{"type":"FeatureCollection","name":${JSON.stringify(name)},"features":[`;
  for await (const { number, values, geometry } of rows) {
    const properties = Object.fromEntries(columns.map(({ field }, index) => [field.name, values[index]]));
    yield `${number > 1 ? ',' : ''}\n${JSON.stringify({ type: 'Feature', properties, geometry })}`;
  }
  yield '\n]}\n';
}

/** Writes a table as GeoJSON (RFC 7946), one feature a line. */
export const writeGeojson = (path: string, table: ExportTable): Promise<void> =>
  pipeline(Readable.from(formatFeatures(table)), createWriteStream(path));
