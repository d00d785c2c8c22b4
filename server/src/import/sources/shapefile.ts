import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { open } from 'shapefile';
import { ImportError } from '../import-error';
import { openZip } from './zip';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

/** The parts of a shapefile, wherever they lie. */
interface Parts {
  /** Opened only once the reference is known to be right. */
  readonly shp: () => Readable | Uint8Array;
  readonly dbf: () => Readable | Uint8Array;
  readonly prj: string;
  readonly encoding: string;
}

const missing = (name: string, ending: string): ImportError =>
  new ImportError(
    `${name} needs its .${ending} file beside it, of the same name (or all of them in one .zip).`
  );

/** A .cpg file names the encoding of the texts; without one they are UTF-8. */
const encodingOf = (cpg: string | null): string => {
  const named = cpg?.trim().toLowerCase() ?? '';
  try {
    return new TextDecoder(/^\d+$/.test(named) ? `windows-${named}` : named || 'utf-8').encoding;
  } catch {
    // One that nobody knows says nothing.
    return 'utf-8';
  }
};

function partsBeside({ name, path }: InputFile): Parts {
  const find = (ending: string): string | null => {
    const stem = path.slice(0, -'shp'.length);
    return [ending, ending.toUpperCase()].map((end) => stem + end).find((file) => existsSync(file)) ?? null;
  };
  const [dbf, prj, cpg] = [find('dbf'), find('prj'), find('cpg')];
  if (dbf === null) throw missing(name, 'dbf');
  if (prj === null) throw missing(name, 'prj');
  return {
    shp: () => createReadStream(path),
    dbf: () => createReadStream(dbf),
    prj: readFileSync(prj, 'utf8'),
    encoding: encodingOf(cpg && readFileSync(cpg, 'utf8'))
  };
}

async function partsInZip({ name, path }: InputFile): Promise<Parts> {
  const zip = await openZip(name, path);
  try {
    const shapes = zip.names.filter((inside) => /^(?!__MACOSX).*\.shp$/i.test(inside));
    const [shape] = shapes;
    if (shape === undefined || shapes.length > 1)
      throw new ImportError(`${name} holds ${shapes.length} shapefiles; pack one into each .zip.`);
    const stem = shape.slice(0, -'.shp'.length).toLowerCase();
    const find = async (ending: string): Promise<Buffer | null> =>
      zip.read(zip.names.find((inside) => inside.toLowerCase() === `${stem}.${ending}`) ?? '');
    const need = async (ending: string): Promise<Buffer> => {
      const bytes = await find(ending);
      if (bytes === null) throw missing(basename(shape), ending);
      return bytes;
    };
    const [shp, dbf, prj] = [await need('shp'), await need('dbf'), await need('prj')];
    const encoding = encodingOf((await find('cpg'))?.toString() ?? null);
    return { shp: () => shp, dbf: () => dbf, prj: prj.toString(), encoding };
  } finally {
    zip.close();
  }
}

/** Refuses every reference but longitude and latitude of WGS84. */
function checkReference(name: string, prj: string): void {
  const [kind, called = ''] = /^\s*(\w+)\["([^"]*)/.exec(prj)?.slice(1) ?? [];
  if (kind === 'GEOGCS' && /WGS_?(19)?84/i.test(prj) && /"Degree"/i.test(prj)) return;
  throw new ImportError(
    `${name} is in '${called || prj.slice(0, 40)}', not in longitude and latitude of WGS84 (EPSG:4326). ` +
      `Reproject it first, for example: ogr2ogr -t_srs EPSG:4326 wgs84.shp ${name}`
  );
}

/** The features of a shapefile, as .shp with its .dbf and .prj beside it or all in a .zip. */
export async function* shapefileRows(file: InputFile): AsyncGenerator<SourceRow> {
  const parts = /\.zip$/i.test(file.name) ? await partsInZip(file) : partsBeside(file);
  checkReference(file.name, parts.prj);
  let source: Awaited<ReturnType<typeof open>>;
  try {
    source = await open(parts.shp(), parts.dbf(), { encoding: parts.encoding });
  } catch (error) {
    throw new ImportError(`${file.name} is not a shapefile that can be read (${(error as Error).message}).`, {
      cause: error
    });
  }
  for (let row = 1; ; row++) {
    const { done, value } = await source.read();
    if (done) break;
    yield { row, properties: { ...value.properties }, geometry: value.geometry ?? null };
  }
}
