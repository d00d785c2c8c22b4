import { createTestFolder, buildZip } from '../test-files';
import { readPoint, readPolygons } from '../geometry';
import { openRows } from '.';
import type { SourceRow } from './source-row';
import type { InputFile } from '../dataset';

const folder = createTestFolder();
afterAll(() => folder.remove());

async function readFile(file: InputFile): Promise<{ rows: SourceRow[]; notes: readonly string[] }> {
  const { rows: source, notes } = openRows(file, ['kml']);
  const rows: SourceRow[] = [];
  for await (const row of source) rows.push(row);
  return { rows, notes: notes.map(({ en }) => en) };
}

const KML = 'xmlns="http://www.opengis.net/kml/2.2"';
const wrapKml = (...placemarks: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml ${KML}><Document><Folder>${placemarks.join('\n')}</Folder></Document></kml>`;
const readText = (text: string) => readFile(folder.file('a.kml', text));

const buildBoundary = (name: string, positions: string): string =>
  `<${name}BoundaryIs><LinearRing><coordinates>${positions}</coordinates></LinearRing></${name}BoundaryIs>`;
const OUTER = '7,6,0 7.4,6,0 7.4,6.4,0 7,6.4,0 7,6,0';
const INNER = '7.1,6.1 7.3,6.1 7.3,6.3 7.1,6.3 7.1,6.1';
const RING = [[7, 6, 0], [7.4, 6, 0], [7.4, 6.4, 0], [7, 6.4, 0], [7, 6, 0]]; // prettier-ignore
const HOLE = [[7.1, 6.1], [7.3, 6.1], [7.3, 6.3], [7.1, 6.3], [7.1, 6.1]]; // prettier-ignore

describe('a placemark of KML', () => {
  it('is a row with its name, its times and the columns of its extended data', async () => {
    const { rows } = await readText(
      wrapKml(
        `<Placemark id="x"><name>Hole &amp; Reserve</name><visibility>0</visibility><styleUrl>#s</styleUrl>
         <Style><LineStyle><color>ff0000ff</color></LineStyle></Style><TimeStamp><when>2024-03-01</when></TimeStamp>
         <description><![CDATA[<b>Old</b>]]></description>
         <ExtendedData><SchemaData schemaUrl="#h"><SimpleData name="DESIG_ENG">Forest Reserve</SimpleData>
           <SimpleData name="REP_AREA">-9999</SimpleData></SchemaData>
           <Data name="owner"><displayName>Owner</displayName><value> State </value></Data><Data name="none"/></ExtendedData>
         <Point><coordinates> 7.5,6.25 </coordinates></Point></Placemark>`,
        '<Placemark><name>Two</name><ExtendedData><Data name="name"><value>Its own</value></Data></ExtendedData></Placemark>'
      )
    );
    expect(rows).toEqual([
      {
        row: 1,
        properties: {
          name: 'Hole & Reserve',
          description: '<b>Old</b>',
          timestamp: '2024-03-01',
          DESIG_ENG: 'Forest Reserve',
          REP_AREA: '-9999',
          owner: 'State',
          none: ''
        },
        geometry: { type: 'Point', coordinates: [7.5, 6.25] }
      },
      { row: 2, properties: { name: 'Its own' }, geometry: null }
    ]);
  });

  it('has its own geometry', async () => {
    const polygon = `<Polygon>${buildBoundary('outer', OUTER)}${buildBoundary('inner', INNER)}</Polygon>`;
    const { rows } = await readText(
      wrapKml(
        `<Placemark>${polygon}</Placemark>`,
        `<Placemark><MultiGeometry>${polygon}<Polygon>${buildBoundary('outer', INNER)}</Polygon></MultiGeometry></Placemark>`,
        '<Placemark><LineString><coordinates>7,6 8,6</coordinates></LineString></Placemark>',
        '<Placemark><gx:Track><gx:coord>7 6 0</gx:coord></gx:Track></Placemark>',
        '<Placemark><Point><coordinates>7,6</coordinates></Point><Point><coordinates>8,6</coordinates></Point></Placemark>'
      )
    );
    const shapes = rows.map(({ geometry }) => geometry);
    expect(shapes).toEqual([
      { type: 'Polygon', coordinates: [RING, HOLE] },
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', coordinates: [RING, HOLE] },
          { type: 'Polygon', coordinates: [HOLE] }
        ]
      },
      { type: 'LineString', coordinates: [[7, 6], [8, 6]] },
      { type: 'Track' },
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [7, 6] },
          { type: 'Point', coordinates: [8, 6] }
        ]
      }
    ]); // prettier-ignore
    expect(readPolygons(shapes[1])).toMatchObject({ ok: true, polygons: { length: 2 } });
    // KML allows a placemark one geometry: the importer cannot decide which of two is meant.
    expect(readPoint(shapes[4])).toMatchObject({
      problem: expect.objectContaining({ en: 'its geometry has 2 positions; give each a row of its own' })
    });
    expect(readPolygons(shapes[3])).toMatchObject({
      ok: false,
      problem: expect.objectContaining({ en: expect.stringContaining('is Track, not') })
    });
  });

  it('is refused when a position is invalid; the others are read', async () => {
    const buildPointPlacemark = (positions: string) =>
      `<Placemark><Point><coordinates>${positions}</coordinates></Point></Placemark>`;
    const faults = ['7, 6', '7;6', '7,6abc', '7..5,6', '7', '7,6,1,2'];
    const { rows } = await readText(wrapKml(...faults.map(buildPointPlacemark), buildPointPlacemark('7,6')));
    for (const [index, { geometry }] of rows.slice(0, -1).entries())
      expect([faults[index], readPoint(geometry)]).toEqual([
        faults[index],
        {
          ok: false,
          problem: expect.objectContaining({
            en: expect.stringMatching(/is not a position; write longitude,latitude/)
          })
        }
      ]);
    expect(readPoint(rows.at(-1)!.geometry)).toMatchObject({ ok: true, point: [7, 6] });
    const twoOuter = `<Placemark><Polygon>${buildBoundary('outer', OUTER)}${buildBoundary('outer', INNER)}</Polygon></Placemark>`;
    const [row] = (await readText(wrapKml(twoOuter))).rows;
    expect(readPolygons(row!.geometry)).toMatchObject({
      problem: expect.objectContaining({ en: 'its polygon has 2 outer boundaries; give it one' })
    });
  });
});

describe('a KML file', () => {
  const placemark = '<Placemark><name>Uyo</name><Point><coordinates>7.9,5</coordinates></Point></Placemark>';

  it('may be zipped as KMZ with any extension, and be in UTF-16 or Windows-1252', async () => {
    const text = wrapKml(placemark.replace('Uyo', 'Société'));
    const readNames = async (file: InputFile) =>
      (await readFile(file)).rows.map(({ properties }) => properties.name);
    expect(
      await readNames(
        folder.file('a.kmz', buildZip({ 'files/icon.png': 'x', '._my.kml': 'x', 'my.kml': text }))
      )
    ).toEqual(['Société']);
    expect(await readNames(folder.file('b.kml', buildZip({ 'other.kml': text })))).toEqual(['Société']);
    expect(await readNames(folder.file('c.kml', Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual([
      'Société'
    ]);
    expect(await readNames(folder.file('d.kml', Buffer.from(text, 'latin1')))).toEqual(['Société']);
    const encodeDeclared = (encoding: string) => Buffer.from(text.replace('UTF-8', encoding), 'latin1');
    expect(await readNames(folder.file('h.kml', encodeDeclared('ISO-8859-1')))).toEqual(['Société']);
    // GDAL refuses it too.
    await expect(readNames(folder.file('i.kml', encodeDeclared('ISO-8859-2')))).rejects.toThrow(
      'i.kml is in ISO-8859-2, which is not supported; save it as UTF-8.'
    );
    const two = await readFile(folder.file('e.kmz', buildZip({ 'doc.kml': text, 'more.kml': text })));
    expect(two.notes).toEqual(['Not read from e.kmz: more.kml.']);
    await expect(readNames(folder.file('f.kmz', buildZip({ 'a.kml': text, 'b.kml': text })))).rejects.toThrow(
      'f.kmz holds 2 KML files; pack one into each .kmz, as doc.kml.'
    );
    await expect(readNames(folder.file('g.kmz', buildZip({ 'a.txt': 'x' })))).rejects.toThrow(
      'g.kmz holds 0 KML files'
    );
  });

  it('names its features beside placemarks, which are not fetched', async () => {
    const link = '<NetworkLink><Link><href>file:///etc/passwd</href></Link></NetworkLink>';
    const { rows, notes } = await readText(wrapKml(placemark, link, link, '<gx:Tour/>'));
    expect(rows).toHaveLength(1);
    expect(notes).toEqual(['Not read from a.kml: NetworkLink (2), Tour (1); only placemarks are rows.']);
  });

  it('is refused with a DOCTYPE before any entity is expanded or fetched', async () => {
    const bomb = '<!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const outside = '<!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    for (const doctype of [bomb, outside, '<!DOCTYPE kml SYSTEM "http://localhost:1/kml.dtd">'])
      await expect(
        readText(`<?xml version="1.0"?>${doctype}<kml ${KML}>${placemark.replace('Uyo', '&a;')}</kml>`)
      ).rejects.toThrow('a.kml has a DOCTYPE, which KML does not allow; remove it.');
  });

  it('is refused with the line when it is damaged, empty or another format', async () => {
    const expectRefusal = async (text: string, why: RegExp | string) =>
      expect(readText(text)).rejects.toThrow(why);
    await expectRefusal(
      '',
      'a.kml is not KML that can be read: line 1, column 0: document must contain a root element.'
    );
    await expectRefusal(
      wrapKml(placemark).slice(0, -30),
      /^a.kml is not KML that can be read: line 2, column \d+: unclosed tag/
    );
    await expectRefusal(
      wrapKml(placemark).replace('</name>', '</nam>'),
      /a.kml is not KML .* line 2, column \d+: unexpected close tag/
    );
    await expectRefusal(
      wrapKml('<Placemark><name>&nbsp;</name></Placemark>'),
      /line 2, column \d+: undefined entity/
    );
    await expectRefusal('<gpx></gpx>', "a.kml is not KML: its outermost element is 'gpx'.");
    await expectRefusal(wrapKml(), 'a.kml has no placemarks.');
    await expectRefusal(
      wrapKml('<NetworkLink><Link><href>http://localhost:1/b.kml</href></Link></NetworkLink>'),
      'a.kml has no placemarks, only NetworkLink (1). A NetworkLink names another file or address, which is not fetched: open it in Google Earth, save its places as KML and import that.'
    );
    const deep = `<kml>${'<Folder>'.repeat(100_000)}`;
    await expectRefusal(deep, 'a.kml has more than 200 elements inside each other');
  });
});
