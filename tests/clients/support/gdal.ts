import { execFile } from 'node:child_process';

/** Output of a program of GDAL. */
export interface GdalOutput {
  readonly stdout: string;
  /** Warnings and errors, a line each. */
  readonly messages: readonly string[];
}

const MOST_OUTPUT = 64 * 1024 * 1024;

/** Runs a program of GDAL to its end. @throws Error with its messages when it fails or is not installed. */
export const runGdal = (program: string, args: readonly string[], input?: string): Promise<GdalOutput> =>
  new Promise((resolve, reject) => {
    const child = execFile(program, [...args], { maxBuffer: MOST_OUTPUT }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') reject(new Error(`${program} is missing: apt-get install gdal-bin`));
      else if (error) reject(new Error(`${program} ${args.join(' ')}: ${stderr || stdout || error.message}`));
      else resolve({ stdout, messages: stderr.split('\n').filter((line) => line !== '') });
    });
    child.stdin?.end(input ?? '');
  });

/**
 * Values of a raster at points in degrees, in their order; where it has none, the value that stands for that in the file.
 * Source: `gdallocationinfo`.
 */
export async function readValuesAt(
  raster: string,
  points: readonly (readonly [longitude: number, latitude: number])[]
): Promise<number[]> {
  const input = points.map(([longitude, latitude]) => `${longitude} ${latitude}`).join('\n');
  const { stdout } = await runGdal('gdallocationinfo', ['-valonly', '-wgs84', raster], `${input}\n`);
  const lines = stdout.trimEnd().split('\n');
  if (lines.length !== points.length)
    throw new Error(`${raster} covers ${lines.length} of ${points.length} points.`);
  return lines.map(Number);
}

/** One row of figures that OGR computes over a data source, by name. A GeoJSON file needs the dialect SQLITE. */
export async function readFigures(
  source: string,
  sql: string,
  dialect?: 'SQLITE'
): Promise<Record<string, number>> {
  const options = dialect ? ['-dialect', dialect] : [];
  const { stdout } = await runGdal('ogrinfo', ['-ro', '-q', ...options, '-sql', sql, source]);
  const rows = [...stdout.matchAll(/^ {2}(\w+) \(\w+\) = (.+)$/gm)];
  return Object.fromEntries(rows.map(([, name, value]) => [name!, Number(value)]));
}
