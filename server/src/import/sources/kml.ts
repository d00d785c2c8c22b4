import { formatNames } from '../fields';
import { ImportError } from '../import-error';
import { readPlacemark } from './kml-placemark';
import { WGS84, chooseReference } from './reference-system';
import { readHead } from './text-file';
import { createXmlParser, openXml, parsePieces } from './xml-parser';
import { openZip } from './zip';
import type { SaxesParser } from 'saxes';
import type { InputFile } from '../dataset';
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
    const link = this.others.has('NetworkLink')
      ? ' A NetworkLink names another file or address, which is not fetched: open it in Google Earth, save its places as KML and import that.'
      : '';
    throw new ImportError(
      `${this.file} has no placemarks${has.length === 0 ? '' : `, only ${formatNames(has)}`}.${link}`
    );
  }

  describe(): string[] {
    const names = this.listOthers();
    return names.length === 0
      ? []
      : [`Not read from ${this.file}: ${formatNames(names)}; only placemarks are rows.`];
  }

  private listOthers(): string[] {
    return [...this.others].map(([name, count]) => `${name} (${count})`);
  }

  private openElement(name: string, attributes: Record<string, string>): void {
    if (this.path.length === 0 && name !== 'kml')
      throw new ImportError(`${this.file} is not KML: its outermost element is '${name}'.`);
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
async function unpackKmz({ name, path }: InputFile, notes: string[]): Promise<UnpackedText> {
  const zip = await openZip(name, path);
  try {
    const files = zip.names.filter(isKml);
    const [only, second] = files;
    const document =
      files.find((inside) => inside.toLowerCase() === 'doc.kml') ?? (second ? undefined : only);
    if (document === undefined)
      throw new ImportError(`${name} holds ${files.length} KML files; pack one into each .kmz, as doc.kml.`);
    const others = files.filter((inside) => inside !== document);
    if (others.length > 0) notes.push(`Not read from ${name}: ${formatNames(others)}.`);
    return { name, bytes: (await zip.read(document))! };
  } finally {
    zip.close();
  }
}

const ZIP_MARK = Buffer.from('PK\x03\x04', 'latin1');

async function* openText(file: InputFile, notes: string[]): AsyncGenerator<Uint8Array> {
  const isZip = readHead(file.path, ZIP_MARK.length).equals(ZIP_MARK);
  const text = isZip ? await unpackKmz(file, notes) : file;
  yield* openXml(file.name, text, notes);
}

/** Yields the placemarks of a KML or KMZ file. @throws ImportError when the file is neither. */
export async function* readKmlRows(
  file: InputFile,
  notes: string[],
  { crs }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  // KML has no other reference system.
  chooseReference(file.name, WGS84, crs);
  const reader = new PlacemarkReader(file.name);
  yield* parsePieces(reader.parser, openText(file, notes), () => reader.take());
  reader.finish();
  notes.push(...reader.describe());
}
