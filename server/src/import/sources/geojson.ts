import { JSONParser } from '@streamparser/json';
import { ImportError } from '../import-error';
import { FeatureReader, formatConvertCommand } from './geojson-feature';
import { WGS84, chooseReference, formatReference, readCrs } from './reference-system';
import { featureTexts } from '../texts/file-texts';
import { NO_TEXT } from '../texts/import-text';
import { readTextPieces } from './text-file';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { ReferenceSystem } from './reference-system';
import type { ReadOptions, SourceRow } from './source-row';

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
    const { name: file, features, bytes, type } = this;
    if (!this.begun) throw new ImportError(featureTexts.empty({ file }));
    if (!this.closed) throw new ImportError(featureTexts.cutOff({ file, row: features, bytes }));
    if (features > 0) return;
    if (type === 'FeatureCollection') throw new ImportError(featureTexts.noFeatures({ file }));
    throw this.createFormatError();
  }

  private createFormatError(): ImportError {
    const { name: file, type } = this;
    const wrap = featureTexts.wrapIt;
    if (type === 'Feature')
      return new ImportError(
        this.closed && this.goesOn
          ? featureTexts.isSequence({ file })
          : featureTexts.isFeature({ file, wrap })
      );
    if (type === 'Topology')
      return new ImportError(
        featureTexts.topoJson({ file, command: formatConvertCommand(file, 'TopoJSON:') })
      );
    const its = typeof type === 'string' ? featureTexts.itsType({ type }) : NO_TEXT;
    return new ImportError(featureTexts.notCollection({ file, type: its, wrap }));
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
        featureTexts.lateCrs({
          ...{ file: this.name, system: formatReference(reference), code: reference.code }
        }),
        { question: { about: 'crs', choices: [] } }
      );
  }

  private checkBeginning(piece: Uint8Array): void {
    if (this.begun) return;
    const { name: file } = this;
    const sign = findFirstByte(piece);
    this.begun = sign !== undefined;
    if (sign === RECORD_SEPARATOR) throw new ImportError(featureTexts.isSequence({ file }));
    if (sign === OPEN_LIST) throw new ImportError(featureTexts.isList({ file, wrap: featureTexts.wrapIt }));
    if (sign !== undefined && sign !== OPEN_BRACE)
      throw new ImportError(featureTexts.notJson({ file, sign: String.fromCharCode(sign) }));
  }

  private toSyntaxError(cause: Error, length: number): Error {
    this.goesOn = this.closed;
    if (this.closed && this.features === 0) return this.createFormatError();
    const [, sign, at] = /^Unexpected "(.+)" at chunk.*absolute position "(\d+)"/s.exec(cause.message) ?? [];
    const where = this.closed ? featureTexts.afterEnd : featureTexts.inFeature({ row: this.features + 1 });
    const what =
      at === undefined
        ? featureTexts.wrongSign({ byte: this.bytes + length })
        : featureTexts.unexpectedSign({ sign: JSON.stringify(sign), byte: at });
    return new ImportError(featureTexts.brokenJson({ file: this.name, where, what }), { cause });
  }
}

/**
 * Yields the features of a GeoJSON FeatureCollection. @throws ImportError when the file is no
 * FeatureCollection.
 */
export async function* readGeojsonRows(
  file: InputFile,
  notes: ImportText[],
  { crs = null }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const features = new FeatureReader(file.name, crs);
  const reader = new GeojsonReader(file.name, features);
  for await (const piece of readTextPieces(file, notes)) yield* reader.read(piece);
  reader.finish();
  notes.push(...features.describe());
}
