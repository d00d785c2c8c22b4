import { ImportError } from '../import-error';
import { readPlacemark } from './kml-placemark';
import { WGS84, chooseReference } from './reference-system';
import { featureTexts, textTexts } from '../texts/file-texts';
import { formatNames, NO_TEXT } from '../texts/import-text';
import { fileRemarks } from '../texts/remark-texts';
import { readHead } from './text-file';
import { createXmlParser, openXml, parsePieces } from './xml-parser';
import { openZip } from './zip';
import type { SaxesParser } from 'saxes';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { XmlElement } from './kml-placemark';
import type { ReadOptions, SourceRow } from './source-row';
import type { UnpackedText } from './text-file';

/*
 * Reads the placemarks of KML (https://www.ogc.org/standard/kml/) as a stream; nothing that the file refers to
 * is fetched.
 */

/** Features of KML that are shown on a globe but are no rows. */
const OTHER_FEATURES = ['NetworkLink', 'GroundOverlay', 'ScreenOverlay', 'PhotoOverlay', 'Tour'];

/** Collects placemarks as their elements end; holds one placemark at a time. */
class PlacemarkReader {
  readonly parser: SaxesParser;
  private readonly path: string[] = [];
  /** Open elements of the current placemark, the placemark itself first. */
  private readonly open: {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
  }[] = [];
  private ready: SourceRow[] = [];
  private rows = 0;
  private readonly others = new Map<string, number>();

  constructor(private readonly file: string) {
    this.parser = createXmlParser(file, 'KML', {
      open: (name, attributes) => this.openElement(name, attributes),
      close: () => this.closeElement(),
      text: (text) => this.addText(text)
    });
  }

  /** Returns the placemarks that have ended since the last call. */
  take(): readonly SourceRow[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  /** @throws ImportError when the text has no placemarks. */
  finish(): void {
    if (this.rows > 0) return;
    const has = this.listOthers();
    const link = this.others.has('NetworkLink') ? featureTexts.networkLink : NO_TEXT;
    const only = has.length === 0 ? NO_TEXT : featureTexts.only({ names: formatNames(has) });
    throw new ImportError(featureTexts.noPlacemarks({ file: this.file, only, link }));
  }

  describe(): ImportText[] {
    const names = this.listOthers();
    return names.length === 0
      ? []
      : [fileRemarks.onlyPlacemarks({ file: this.file, names: formatNames(names) })];
  }

  private listOthers(): string[] {
    return [...this.others].map(([name, count]) => `${name} (${count})`);
  }

  private openElement(name: string, attributes: Record<string, string>): void {
    if (this.path.length === 0 && name !== 'kml')
      throw new ImportError(textTexts.otherRoot({ file: this.file, format: 'KML', element: name }));
    this.path.push(name);
    if (OTHER_FEATURES.includes(name)) this.others.set(name, (this.others.get(name) ?? 0) + 1);
    if (this.open.length > 0 || name === 'Placemark')
      this.open.push({ name, attributes, children: [], text: '' });
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }

  private closeElement(): void {
    this.path.pop();
    const element = this.open.pop();
    if (element === undefined) return;
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.ready.push({ row: ++this.rows, ...readPlacemark(element) });
  }
}

const isKml = (name: string): boolean => /\.kml$/i.test(name);

/** Unpacks the KML file of a KMZ: doc.kml, or the only one. */
async function unpackKmz({ name, path }: InputFile, notes: ImportText[]): Promise<UnpackedText> {
  const zip = await openZip(name, path);
  try {
    const files = zip.names.filter(isKml);
    const [only, second] = files;
    const document =
      files.find((inside) => inside.toLowerCase() === 'doc.kml') ?? (second ? undefined : only);
    if (document === undefined)
      throw new ImportError(featureTexts.severalKml({ file: name, count: files.length }));
    const others = files.filter((inside) => inside !== document);
    if (others.length > 0) notes.push(fileRemarks.notRead({ file: name, names: formatNames(others) }));
    return { name, bytes: (await zip.read(document))! };
  } finally {
    zip.close();
  }
}

const ZIP_MARK = Buffer.from('PK\x03\x04', 'latin1');

async function* openText(file: InputFile, notes: ImportText[]): AsyncGenerator<Uint8Array> {
  const isZip = readHead(file.path, ZIP_MARK.length).equals(ZIP_MARK);
  const text = isZip ? await unpackKmz(file, notes) : file;
  yield* openXml(file.name, text, notes);
}

/** Yields the placemarks of a KML or KMZ file. @throws ImportError when the file is neither. */
export async function* readKmlRows(
  file: InputFile,
  notes: ImportText[],
  { crs }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  // KML has no other reference system.
  chooseReference(file.name, WGS84, crs);
  const reader = new PlacemarkReader(file.name);
  yield* parsePieces(reader.parser, openText(file, notes), () => reader.take());
  reader.finish();
  notes.push(...reader.describe());
}
