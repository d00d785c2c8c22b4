import { JSONParser } from '@streamparser/json';
import { ImportError } from '../import-error';
import { FeatureReader, formatConvertCommand } from './geojson-feature';
import { WGS84, chooseReference, formatReference, readCrs } from './reference-system';
import { readTextPieces } from './text-file';
import type { InputFile } from '../dataset';
import type { ReferenceSystem } from './reference-system';
import type { ReadOptions, SourceRow } from './source-row';

const WRAP_ADVICE = 'Write it as {"type": "FeatureCollection", "features": [ … ]}.';
/** First byte of each text in a sequence (RFC 8142). */
const RECORD_SEPARATOR = 30;
const [OPEN_LIST, OPEN_BRACE] = [91, 123];
/** Returns the first byte that is not a blank. */
const findFirstByte = (piece: Uint8Array): number | undefined =>
  piece.find((byte) => ![9, 10, 13, 32].includes(byte));
/** Parses a FeatureCollection as a stream; holds only the features of one piece. */
class GeojsonReader {
  private readonly parser = new JSONParser({ paths: ['$.type', '$.crs', '$.features.*'], keepStack: false });
  private ready: SourceRow[] = [];
  private bytes = 0;
  private begun = false;
  private closed = false;
  /** There is more data after the end of the collection. */
  private goesOn = false;
  private features = 0;
  private type: unknown;
  /** Reference system by the file's own `crs`, or null. */
  private stated: ReferenceSystem | null = null;

  constructor(
    private readonly name: string,
    private readonly reader: FeatureReader
  ) {
    this.parser.onValue = ({ value, key, stack }) => {
      if (stack.length > 1) this.addFeature(value);
      else if (key === 'crs') this.readOwnCrs(value);
      else this.type = value;
    };
    this.parser.onEnd = () => (this.closed = true);
  }

  /** Returns the features that end in this piece. @throws ImportError when it is no JSON. */
  read(piece: Uint8Array): readonly SourceRow[] {
    this.checkBeginning(piece);
    try {
      this.parser.write(piece);
    } catch (error) {
      throw error instanceof ImportError ? error : this.toSyntaxError(error as Error, piece.length);
    }
    this.bytes += piece.length;
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  /** @throws ImportError when the text was no complete FeatureCollection. */
  finish(): void {
    if (!this.begun) throw new ImportError(`${this.name} is empty.`);
    if (!this.closed)
      throw new ImportError(
        `${this.name} ends after feature ${this.features}, in the middle (byte ${this.bytes}): it was cut off. Get it again.`
      );
    if (this.features > 0) return;
    if (this.type === 'FeatureCollection') throw new ImportError(`${this.name} has no features.`);
    throw this.createFormatError();
  }

  private createFormatError(): ImportError {
    if (this.type === 'Feature')
      return new ImportError(
        this.closed && this.goesOn
          ? `${this.name} is a sequence of features, not one GeoJSON FeatureCollection. Name it .geojsonl.`
          : `${this.name} is a Feature by itself, not a GeoJSON FeatureCollection. ${WRAP_ADVICE}`
      );
    if (this.type === 'Topology')
      return new ImportError(
        `${this.name} is TopoJSON, not GeoJSON. ${formatConvertCommand(this.name, 'TopoJSON:')}`
      );
    const is = typeof this.type === 'string' ? ` Its type is '${this.type}'.` : '';
    return new ImportError(`${this.name} is not a GeoJSON FeatureCollection.${is} ${WRAP_ADVICE}`);
  }

  private addFeature(value: unknown): void {
    this.features += 1;
    this.ready.push(this.reader.toRow(value, this.features, this.stated));
  }

  /** Reads the `crs` of the file. */
  private readOwnCrs(crs: unknown): void {
    this.stated = readCrs(this.name, crs);
    const reference = chooseReference(this.name, this.stated, this.reader.given) ?? WGS84;
    if (this.features > 0 && reference !== (this.reader.given ?? WGS84))
      throw new ImportError(
        `${this.name} states its reference system, ${formatReference(reference)}, after its features: name it (--crs EPSG:${reference.code}).`,
        { question: { about: 'crs', choices: [] } }
      );
  }

  private checkBeginning(piece: Uint8Array): void {
    if (this.begun) return;
    const sign = findFirstByte(piece);
    this.begun = sign !== undefined;
    if (sign === RECORD_SEPARATOR)
      throw new ImportError(
        `${this.name} is a sequence of features, not one GeoJSON FeatureCollection. Name it .geojsonl.`
      );
    if (sign === OPEN_LIST)
      throw new ImportError(`${this.name} is a list, not a GeoJSON FeatureCollection. ${WRAP_ADVICE}`);
    if (sign !== undefined && sign !== OPEN_BRACE)
      throw new ImportError(`${this.name} is not JSON: it begins with '${String.fromCharCode(sign)}'.`);
  }

  private toSyntaxError(cause: Error, length: number): Error {
    this.goesOn = this.closed;
    if (this.closed && this.features === 0) return this.createFormatError();
    const [, sign, at] = /^Unexpected "(.+)" at chunk.*absolute position "(\d+)"/s.exec(cause.message) ?? [];
    const where = this.closed ? 'after its end' : `feature ${this.features + 1}`;
    const what =
      at === undefined
        ? `a comma, colon or bracket is wrong before byte ${this.bytes + length}`
        : `unexpected ${JSON.stringify(sign)} at byte ${at}`;
    return new ImportError(`${this.name} is not JSON: ${where}: ${what}.`, { cause });
  }
}

/**
 * Yields the features of a GeoJSON FeatureCollection. @throws ImportError when the file is no
 * FeatureCollection.
 */
export async function* readGeojsonRows(
  file: InputFile,
  notes: string[],
  { crs = null }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const features = new FeatureReader(file.name, crs);
  const reader = new GeojsonReader(file.name, features);
  for await (const piece of readTextPieces(file, notes)) yield* reader.read(piece);
  reader.finish();
  notes.push(...features.describe());
}
