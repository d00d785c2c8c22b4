import { ImportError } from '../import-error';
import { WGS84, chooseReference } from './reference-system';
import { featureTexts, GPX_TEXTS, textTexts } from '../texts/file-texts';
import { buildText, NO_TEXT } from '../texts/import-text';
import { placeTexts } from '../texts/place-texts';
import { fileRemarks } from '../texts/remark-texts';
import { UnreadableCell } from './source-row';
import { createXmlParser, openXml, parsePieces } from './xml-parser';
import type { SaxesParser } from 'saxes';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { ReadOptions, SourceRow } from './source-row';

/*
 * Reads GPX (https://www.topografix.com/GPX/1/1/): waypoints for points; tracks and routes for areas, which are
 * the way around them. Like in GDAL these are different layers of a file.
 */

const listElements = (geometry: ReadOptions['geometry']): readonly string[] =>
  geometry === 'polygon' ? ['trk', 'rte'] : ['wpt'];

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

type Attributes = Readonly<Record<string, string>>;

interface OpenFeature {
  readonly element: string;
  readonly properties: Record<string, string>;
  readonly segments: number[][][];
  /** Why its geometry cannot be read, or null. */
  problem: ImportText | null;
}

/** Collects the features of the wanted elements as they end; counts the others. */
class GpxReader {
  readonly parser: SaxesParser;
  readonly others = new Map<string, number>();
  private readonly path: string[] = [];
  private feature: OpenFeature | null = null;
  private text = '';
  private ready: SourceRow[] = [];
  rows = 0;

  constructor(
    private readonly file: string,
    private readonly wanted: readonly string[]
  ) {
    this.parser = createXmlParser(file, 'GPX', {
      open: (name, attributes) => this.openElement(name, attributes),
      close: (name) => this.closeElement(name),
      text: (text) => (this.text += text)
    });
  }

  /** Returns the features that have ended since the last call. */
  take(): readonly SourceRow[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private openElement(name: string, attributes: Attributes): void {
    if (this.path.length === 0 && name !== 'gpx')
      throw new ImportError(textTexts.otherRoot({ file: this.file, format: 'GPX', element: name }));
    this.path.push(name);
    this.text = '';
    if (this.path.length === 2 && name in GPX_TEXTS) this.openFeature(name, attributes);
    if (!this.feature) return;
    if (name === 'trkseg') this.feature.segments.push([]);
    if (name === 'trkpt' || name === 'rtept') this.addPosition(attributes);
    if (name === 'link' && attributes.href) this.addProperty('link', attributes.href);
  }

  private openFeature(element: string, attributes: Attributes): void {
    if (!this.wanted.includes(element)) {
      this.others.set(element, (this.others.get(element) ?? 0) + 1);
      return;
    }
    this.feature = { element, properties: {}, segments: element === 'trk' ? [] : [[]], problem: null };
    if (element === 'wpt') this.addPosition(attributes);
  }

  private addPosition({ lat = '', lon = '' }: Attributes): void {
    const { segments } = this.feature!;
    if (!NUMBER.test(lat.trim()) || !NUMBER.test(lon.trim()))
      this.feature!.problem = placeTexts.gpxPosition({ latitude: lat, longitude: lon });
    segments.at(-1)?.push([Number(lon), Number(lat)]);
  }

  private addProperty(name: string, text: string): void {
    const { properties } = this.feature!;
    if (text.trim() !== '' && !Object.hasOwn(properties, name)) properties[name] = text.trim();
  }

  private closeElement(name: string): void {
    const { feature } = this;
    if (feature) {
      const isOfPosition = this.path.some((each) => each === 'trkpt' || each === 'rtept');
      if (name === 'ele') this.addHeight();
      if (!isOfPosition && this.path.length > 2) this.addProperty(name, this.text);
      if (this.path.length === 2) this.closeFeature(feature);
    }
    this.text = '';
    this.path.pop();
  }

  /** Adds a height to the last position. */
  private addHeight(): void {
    const position = this.feature!.segments.at(-1)?.at(-1);
    if (position?.length === 2 && NUMBER.test(this.text.trim())) position.push(Number(this.text));
  }

  private closeFeature({ element, properties, segments, problem }: OpenFeature): void {
    this.feature = null;
    this.rows += 1;
    const geometry =
      element === 'wpt' ? { type: 'Point', coordinates: segments[0]![0] } : { type: 'Track', segments };
    this.ready.push({
      row: this.rows,
      properties,
      geometry: problem === null ? geometry : new UnreadableCell('', problem)
    });
  }
}

const formatCounts = (counts: ReadonlyMap<string, number>): ImportText =>
  buildText((locale) =>
    [...counts].map(([element, count]) => `${GPX_TEXTS[element]![locale]} (${count})`).join(', ')
  );

/** Yields the waypoints of a GPX file, or its tracks and routes for areas. @throws ImportError without any. */
export async function* readGpxRows(
  file: InputFile,
  notes: ImportText[],
  { crs, geometry }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  // GPX has no other reference system.
  chooseReference(file.name, WGS84, crs);
  const wanted = listElements(geometry);
  const reader = new GpxReader(file.name, wanted);
  yield* parsePieces(reader.parser, openXml(file.name, file, notes), () => reader.take());
  const others = formatCounts(reader.others);
  const hasOthers = reader.others.size > 0;
  if (reader.rows === 0) {
    const describeMissing = geometry === 'polygon' ? featureTexts.gpxNoTracks : featureTexts.gpxNoWaypoints;
    const only = hasOthers ? featureTexts.only({ names: others }) : NO_TEXT;
    throw new ImportError(describeMissing({ file: file.name, only }));
  }
  if (hasOthers) notes.push(fileRemarks.notRead({ file: file.name, names: others }));
}
