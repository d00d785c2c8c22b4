import fc from 'fast-check';
import { WGS84_PRJ, buildPointShapefile, createTestFolder, buildZip } from '../test-files';
import { openRows } from '.';
import type { FileFormat, InputFile } from '../dataset';
import type { SourceRow } from './source-row';

const folder = createTestFolder();
afterAll(() => folder.remove());

const ALL: readonly FileFormat[] = ['csv', 'geojson', 'shapefile', 'kml'];
async function readRows(file: InputFile): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of openRows(file, ALL).rows) rows.push(row);
  return rows;
}

describe('CSV', () => {
  it('yields rows by header with their line number, including quoted cells', async () => {
    const file = folder.file('a.csv', '\uFEFFid,name\n1,"Uyo,\n town"\n\n2,Aba\n');
    expect(await readRows(file)).toEqual([
      { row: 3, properties: { id: '1', name: 'Uyo,\n town' } },
      { row: 5, properties: { id: '2', name: 'Aba' } }
    ]);
  });

  it('skips rows of only separators, however many they have', async () => {
    expect(await readRows(folder.file('e.csv', ',\nid,name\n,\n1,Uyo\n , ,,\n"",""\n2,Aba\n,,,,\n'))).toEqual(
      [
        { row: 4, properties: { id: '1', name: 'Uyo' } },
        { row: 7, properties: { id: '2', name: 'Aba' } }
      ]
    );
    await expect(readRows(folder.file('f.csv', 'id,name\n,\n,\n'))).rejects.toThrow('f.csv has no rows');
  });

  it('reads the separator from a first line sep=, and counts that line', async () => {
    for (const [sign, mark] of [
      [';', ''],
      ['\t', '\ufeff'],
      ['|', ''],
      [',', '']
    ] as const)
      expect(
        await readRows(folder.file('s.csv', `${mark}sep=${sign}\r\nid${sign}name\r\n1${sign}"a${sign}b"\r\n`))
      ).toEqual([{ row: 3, properties: { id: '1', name: `a${sign}b` } }]);
    await expect(readRows(folder.file('s.csv', 'SEP=;\nid;name\n1;2\n1;2;3\n'))).rejects.toThrow(
      's.csv is not a CSV file: line 4 has 3 cells and the header line 2'
    );
    await expect(readRows(folder.file('s.csv', 'sep=;\n'))).rejects.toThrow('s.csv has no rows');
  });

  it('may have several kinds of line ends, like concatenated files', async () => {
    const text = 'id,name\r\n1,Uyo\n2,Aba\r\n3,"Ikot\nEkpene"\r4,Eket';
    expect(await readRows(folder.file('l.csv', text))).toEqual([
      { row: 2, properties: { id: '1', name: 'Uyo' } },
      { row: 3, properties: { id: '2', name: 'Aba' } },
      { row: 5, properties: { id: '3', name: 'Ikot\nEkpene' } },
      { row: 6, properties: { id: '4', name: 'Eket' } }
    ]);
  });

  it('keeps a quotation mark inside a cell that does not begin with one, like Excel', async () => {
    const text = 'name,note\nChief "Baba" farm,6" pipe\n"Chief ""Baba"" farm","a, b"\nBaba""s,x"\n';
    expect((await readRows(folder.file('q.csv', text))).map(({ properties }) => properties)).toEqual([
      { name: 'Chief "Baba" farm', note: '6" pipe' },
      { name: 'Chief "Baba" farm', note: 'a, b' },
      { name: 'Baba""s', note: 'x"' }
    ]);
  });

  it('refuses ambiguous quotation marks, with the line', async () => {
    const expectRefusal = async (text: string, why: string) =>
      expect(readRows(folder.file('q.csv', text))).rejects.toThrow(`q.csv is not a CSV file: ${why}`);
    await expectRefusal(
      'a,b\n1,2\n"Chief" Baba,2\n',
      'line 3 has text behind the quotation mark that ends a cell'
    );
    await expectRefusal(
      'a,b\n1,2\n"Chief,2\n3,"4"\n',
      'line 4 has text behind the quotation mark that ends a cell'
    );
    await expectRefusal(
      'a,b\n1,2\n"Chief,2\n3,4\n',
      'a quotation mark that opens a cell after line 2 is never closed'
    );
    await expectRefusal('a,"b\n1,2\n', 'a quotation mark that opens a cell after line 1 is never closed');
  });

  it('reports what is wrong with the file', async () => {
    await expect(readRows(folder.file('b.csv', ''))).rejects.toThrow('b.csv has no rows');
    await expect(readRows(folder.file('c.csv', 'a,b\n'))).rejects.toThrow('c.csv has no rows');
    await expect(readRows(folder.file('d.csv', 'a,b\n1,2,3\n'))).rejects.toThrow(
      /d.csv is not a CSV file: .*line 2/
    );
    await expect(readRows({ name: 'none.csv', path: `${folder.path}/none.csv` })).rejects.toThrow('ENOENT');
  });
});

/** Returns the notes of a file after reading all its rows. */
async function readNotes(file: InputFile): Promise<readonly string[]> {
  const { rows, notes } = openRows(file, ALL);
  for await (const row of rows) expect(row.row).toBeGreaterThan(0);
  return notes.map(({ en }) => en);
}

describe('the headings of a CSV file', () => {
  it('are refused by name when they are duplicates', async () => {
    await expect(readRows(folder.file('t.csv', 'name,size,name\n1,2,3\n'))).rejects.toThrow(
      "t.csv has two columns called 'name'; rename or remove one of them."
    );
  });

  it('show the separator when it is the only one outside quotation marks, which is noted', async () => {
    for (const [sign, called] of [
      [';', 'semicolons'],
      ['\t', 'tabs'],
      ['|', 'bars']
    ]) {
      const file = folder.file('s.csv', `\n${sign}\n"name, of ""A"""${sign}size\n"a, b"${sign}1,5\n`);
      expect(await readRows(file)).toEqual([{ row: 4, properties: { 'name, of "A"': 'a, b', size: '1,5' } }]);
      expect(await readNotes(file)).toEqual([`Columns of s.csv are separated by ${called}.`]);
    }
    const mixed = folder.file('s.csv', 'name;first,size\nA;B,1\n');
    expect(await readRows(mixed)).toEqual([{ row: 2, properties: { 'name;first': 'A;B', size: '1' } }]);
    expect(await readNotes(mixed)).toEqual([]);
  });

  it('may be missing: such a column is read when it has content', async () => {
    expect(await readRows(folder.file('h.csv', 'name,,\nA,,\nB,x,\n'))).toEqual([
      { row: 2, properties: { name: 'A' } },
      { row: 3, properties: { name: 'B', '(column 2, without a heading)': 'x' } }
    ]);
  });
});

describe('the encoding of a text', () => {
  const texts = fc.stringMatching(/^[A-Za-zéèêëàâîïôûüç ]{1,40}$/).filter((text) => text.trim() !== '');
  const encodeAnsi = (text: string) =>
    Buffer.from(text.replaceAll('’', '\x92').replaceAll('Œ', '\x8c').replaceAll('œ', '\x9c'), 'latin1');
  const readNames = async (file: InputFile) =>
    (await readRows(file)).map(({ properties }) => properties.name);

  it('is UTF-8, UTF-16 with its mark or Windows-1252: the same texts result for any chunks of the file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(texts, { minLength: 1, maxLength: 5 }),
        fc.nat(70_000),
        async (all, padding) => {
          const text = `name,other\n${all.map((one) => `${one},x`).join('\n')}\n${' '.repeat(padding)}Société,x\n`;
          const expected = [...all.map((one) => one.trim()), 'Société'];
          const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
          for (const bytes of [
            Buffer.from(text),
            Buffer.from(`\ufeff${text}`, 'utf16le'),
            big,
            encodeAnsi(text)
          ])
            expect(await readNames(folder.file('e.csv', bytes))).toEqual(expected);
        }
      ),
      { numRuns: 30 }
    );
  });

  it('is noted when it is not UTF-8', async () => {
    expect(await readNotes(folder.file('a.csv', encodeAnsi('name\nSociété\n')))).toEqual([
      "a.csv is not UTF-8: it was read as Windows-1252, for example 'Société'. If that is wrong, save it as UTF-8."
    ]);
    expect(await readNames(folder.file('c.csv', encodeAnsi('name\nHuilerie d’Ivoire «œuvre»\n')))).toEqual([
      'Huilerie d’Ivoire «œuvre»'
    ]);
    expect(await readNotes(folder.file('b.csv', 'name\nSociété\n'))).toEqual([]);
  });

  it('is named in the error when it is not supported', async () => {
    const expectRefusal = async (bytes: Buffer, why: string) =>
      expect(readRows(folder.file('r.csv', bytes))).rejects.toThrow(why);
    await expectRefusal(
      Buffer.from('name\nSoci\x82t\x82\n', 'latin1'),
      'DOS or Macintosh code page (IBM 850, Mac Roman)'
    );
    await expectRefusal(Buffer.from('name\nSoci\x8et\x8e\n', 'latin1'), 'DOS or Macintosh code page');
    await expectRefusal(Buffer.from('name\nUyo\n', 'utf16le'), 'it is UTF-16 without a byte order mark');
    await expectRefusal(Buffer.from('PK\x03\x04', 'latin1'), 'r.csv is a workbook or an archive, not text');
    await expectRefusal(
      Buffer.concat([Buffer.from('name\nSociété\n'), Buffer.from('Soci\xe9t\xe9', 'latin1')]),
      'r.csv is UTF-8, but 2 of its characters are broken'
    );
    await expectRefusal(
      Buffer.from([0xff, 0xfe, 0x61, 0, 0x62]),
      'r.csv says it is UTF-16LE, but it is damaged'
    );
  });
});

describe('GeoJSON', () => {
  const buildFeature = (properties: object, geometry: object | null = null) => ({
    type: 'Feature',
    properties,
    geometry
  });

  it('yields features one by one, whatever surrounds the list or is inside texts', async () => {
    const text = JSON.stringify({
      name: '"features":[{',
      about: { features: [1] },
      type: 'FeatureCollection',
      features: [
        buildFeature({ a: 'x"]}\\' }),
        buildFeature({ b: [1, { c: 2 }] }, { type: 'Point', coordinates: [7, 5] })
      ],
      bbox: [1, 2, 3, 4]
    });
    expect(await readRows(folder.file('a.geojson', text))).toEqual([
      { row: 1, properties: { a: 'x"]}\\' }, geometry: null },
      { row: 2, properties: { b: [1, { c: 2 }] }, geometry: { type: 'Point', coordinates: [7, 5] } }
    ]);
  });

  it('is assumed to be in WGS84, and refused when its crs is an unknown one', async () => {
    const buildFileWithCrs = (crs: unknown) =>
      folder.file(
        'crs.geojson',
        JSON.stringify({ type: 'FeatureCollection', crs, features: [buildFeature({})] })
      );
    const buildNamedCrs = (name: string) => ({ type: 'name', properties: { name } });
    for (const good of ['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4326', 'EPSG:4326', 'WGS 84'])
      expect(await readRows(buildFileWithCrs(buildNamedCrs(good)))).toHaveLength(1);
    expect(await readRows(buildFileWithCrs(null))).toHaveLength(1);
    for (const other of ['urn:ogc:def:crs:EPSG::26334', 'EPSG:3395', 'EPSG:14326'])
      await expect(readRows(buildFileWithCrs(buildNamedCrs(other)))).rejects.toThrow(
        `crs.geojson is in '${other}', which cannot be converted to WGS84 here. Reproject it first`
      );
    await expect(readRows(buildFileWithCrs({ type: 'link', properties: { href: 'x' } }))).rejects.toThrow(
      'Reproject'
    );
    // PostGIS writes it into a geometry.
    const buildPoint = (name: string) => ({ type: 'Point', coordinates: [7, 6], crs: buildNamedCrs(name) });
    const withOwn = (name: string) => [
      { ...buildFeature({}), geometry: buildPoint(name) },
      { ...buildFeature({}), crs: buildNamedCrs(name) }
    ];
    for (const [at, own] of [...withOwn('EPSG:4326'), ...withOwn('EPSG:4201')].entries()) {
      const text = JSON.stringify({ type: 'FeatureCollection', features: [own] });
      const reading = readRows(folder.file('own.geojson', text));
      await (at < 2
        ? expect(reading).resolves.toHaveLength(1)
        : expect(reading).rejects.toThrow("is in 'EPSG:4201'"));
    }
  });

  it('notes the members of features that are not read', async () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [{ ...buildFeature({ a: 1 }), id: 7, style: 'red' }]
    });
    expect(await readNotes(folder.file('m.geojson', text))).toEqual([
      'Features of m.geojson have id, style besides their properties; only properties are read.'
    ]);
  });

  it('matches JSON.parse for any chunks of the file', async () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.dictionary(
            texts.filter((key) => key !== '__proto__'),
            texts
          ),
          { minLength: 1, maxLength: 8 }
        ),
        fc.nat(70_000),
        async (all, padding) => {
          const json = JSON.stringify({
            type: 'FeatureCollection',
            filler: ' '.repeat(padding),
            features: all.map((one) => buildFeature(one))
          });
          const rows = await readRows(folder.file('p.geojson', json));
          expect(rows.map(({ properties }) => properties)).toEqual(all.map((one) => ({ ...one })));
        }
      ),
      { numRuns: 40 }
    );
  });

  it('reports what is wrong with the file', async () => {
    const whole = JSON.stringify({
      type: 'FeatureCollection',
      features: [buildFeature({}), buildFeature({})]
    });
    await expect(readRows(folder.file('b.geojson', '{"type":"Polygon"}'))).rejects.toThrow(
      "b.geojson is not a GeoJSON FeatureCollection. Its type is 'Polygon'."
    );
    await expect(readRows(folder.file('c.geojson', whole.slice(0, -20)))).rejects.toThrow(
      /c.geojson ends after feature 1, in the middle/
    );
    await expect(readRows(folder.file('d.geojson', whole.replace('null', 'nil')))).rejects.toThrow(
      /d.geojson is not JSON: feature 1/
    );
    const expectRefusal = async (text: string, why: string) =>
      expect(readRows(folder.file('e.geojson', text))).rejects.toThrow(`e.geojson ${why}`);
    await expectRefusal('{"type":"FeatureCollection","features":[]}', 'has no features.');
    await expectRefusal('{"features":[]}', 'is not a GeoJSON FeatureCollection.');
    await expectRefusal(
      ` [${JSON.stringify(buildFeature({}))}]`,
      'is a list, not a GeoJSON FeatureCollection. Write it'
    );
    const alone = JSON.stringify(buildFeature({}));
    await expectRefusal(alone, 'is a Feature by itself, not a GeoJSON FeatureCollection. Write it as');
    const sequence = 'is a sequence of features, not one GeoJSON FeatureCollection. Name it .geojsonl.';
    await expectRefusal(`${alone}\n${alone}`, sequence);
    await expectRefusal(`\x1e${alone}\n`, sequence);
    await expectRefusal(
      '{"type":"Topology","objects":{},"arcs":[]}',
      'is TopoJSON, not GeoJSON. Convert it: ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson TopoJSON:e.geojson'
    );
    await expectRefusal(
      '{"geometryType":"esriGeometryPoint","fields":[],"features":[{"attributes":{"name":"A"},"geometry":{"x":7,"y":6}}]}',
      'is JSON of ArcGIS, not GeoJSON: its features have attributes in place of properties. Convert it: ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson ESRIJSON:e.geojson'
    );
    await expectRefusal('', 'is empty.');
    await expectRefusal('<html>', "is not JSON: it begins with '<'.");
    await expectRefusal(`${whole}x`, 'is not JSON: after its end: unexpected "x" at byte');
    await expectRefusal(
      whole.replace('},{', '}{'),
      'is not JSON: feature 2: a comma, colon or bracket is wrong'
    );
    await expectRefusal('{"type":"FeatureCollection","features":[3]}', 'is not GeoJSON: feature 1 is 3.');
    await expectRefusal(whole.slice(0, 20), 'ends after feature 0, in the middle (byte 20)');
  });
});

describe('a shapefile', () => {
  const points = [
    { at: [7.5, 5] as const, values: { name: 'Uyo', farmTypeLong: 'Commercial' } },
    { at: [8, 5.25] as const, values: { name: 'Ọ̀yọ́', farmTypeLong: '' } }
  ];
  const { shp, dbf } = buildPointShapefile(points);
  const expected = [
    {
      row: 1,
      properties: { name: 'Uyo', farmTypeLo: 'Commercial' },
      geometry: { type: 'Point', coordinates: [7.5, 5] }
    },
    {
      row: 2,
      properties: { name: 'Ọ̀yọ́', farmTypeLo: null },
      geometry: { type: 'Point', coordinates: [8, 5.25] }
    }
  ];

  it('is read from its parts, and from a zip of them', async () => {
    const file = folder.file('a.shp', shp);
    folder.file('a.dbf', dbf);
    folder.file('a.PRJ', WGS84_PRJ);
    expect(await readRows(file)).toEqual(expected);
    const parts = {
      ...{ 'x/A.shp': shp, 'x/A.DBF': dbf, 'x/A.prj': WGS84_PRJ },
      // Files that macOS adds: in a folder of their own, or beside the files on disks of other systems.
      ...{ '__MACOSX/A.shp': 'x', 'x/__MACOSX/._A.shp': 'x', 'x/._A.shp': 'x', '._x': 'x' }
    };
    expect(await readRows(folder.file('a.zip', buildZip(parts)))).toEqual(expected);
    expect(await readRows(folder.file('b.zip', buildZip(parts, 0)))).toEqual(expected);
  });

  it('is refused with advice in a zip that is too large, leads out of its folder or cannot be read', async () => {
    const parts = { 'a.shp': shp, 'a.dbf': dbf, 'a.prj': WGS84_PRJ };
    const expectRefusal = async (zip: Buffer, why: RegExp | string) =>
      expect(readRows(folder.file('z.zip', zip))).rejects.toThrow(why);
    await expectRefusal(
      buildZip(parts, 8, { bytes: 600 * 1024 * 1024 }),
      'a.prj in z.zip unpacks to 600 MB; at most 512 MB are read from one zip, so unpack it first.'
    );
    await expectRefusal(buildZip(parts, 8, { bytes: 10 }), 'z.zip is damaged or unsafe (too many bytes');
    await expectRefusal(
      buildZip(parts, 8, { bytes: 100_000 }),
      'z.zip is damaged or unsafe (not enough bytes'
    );
    await expectRefusal(
      buildZip(parts, 8, { encrypted: true }),
      'a.prj in z.zip is encrypted; pack it again without a password.'
    );
    await expectRefusal(buildZip(parts, 12), 'a.prj in z.zip has a compression that is not supported');
    await expectRefusal(buildZip({ '../a.shp': shp }), /z.zip is damaged or unsafe .*\.\.\/a.shp/);
    await expectRefusal(buildZip({ '/etc/a.shp': shp }), /z.zip is damaged or unsafe .*\/etc\/a.shp/);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.txt`, '']));
    await expectRefusal(buildZip(many), 'z.zip holds 1,001 files; at most 1,000 are allowed.');
    await expectRefusal(buildZip(parts).subarray(60), /z.zip is damaged or unsafe|z.zip is not a zip file/);
  });

  it('is refused with a clear error wherever it is damaged', async () => {
    folder.file('x.prj', WGS84_PRJ);
    const expectRefusal = async (shape: Buffer, table: Buffer) => {
      folder.file('x.dbf', table);
      const file = folder.file('x.shp', shape);
      await expect(readRows(file)).rejects.toThrow(
        /^x.shp is not a shapefile that can be read \(.+\): it is damaged or was cut off. Export it again.$/s
      );
    };
    const changeBytes = (bytes: Buffer, change: (copy: Buffer) => void) => {
      const copy = Buffer.from(bytes);
      change(copy);
      return copy;
    };
    await expectRefusal(Buffer.from('no shapefile'), dbf);
    await expectRefusal(Buffer.alloc(0), dbf);
    for (let end = 0; end < shp.length; end += 7) await expectRefusal(shp.subarray(0, end), dbf);
    await expectRefusal(shp, Buffer.alloc(0));
    await expectRefusal(shp, dbf.subarray(0, 40));
    await expectRefusal(
      changeBytes(shp, (copy) => copy.writeInt32LE(99, 32)),
      dbf
    );
    // A shape of another type in the middle, which some readers skip silently.
    await expectRefusal(
      changeBytes(shp, (copy) => copy.writeInt32LE(77, 108)),
      dbf
    );
    await expectRefusal(
      changeBytes(shp, (copy) => copy.writeInt32BE(1_000_000, 104)),
      dbf
    );
  });

  it('is refused in a zip with one flipped bit, wherever it is', async () => {
    const parts = { 'a.prj': WGS84_PRJ, 'a.dbf': dbf, 'a.shp': shp };
    const zip = buildZip(parts, 0);
    const data = zip.indexOf(shp.subarray(0, 20));
    await fc.assert(
      fc.asyncProperty(fc.nat(shp.length - 1), fc.nat(7), async (byte, bit) => {
        const flipped = Buffer.from(zip);
        flipped[data + byte]! ^= 1 << bit;
        await expect(readRows(folder.file('f.zip', flipped))).rejects.toThrow(
          'a.shp in f.zip is damaged: its checksum does not match. Get the archive again.'
        );
      }),
      { numRuns: 25 }
    );
  });

  it('notes the other files in its zip as not read', async () => {
    const parts = {
      'a.shp': shp,
      'a.dbf': dbf,
      'a.prj': WGS84_PRJ,
      'a.shx': 'x',
      'b.csv': 'x',
      '__MACOSX/a': ''
    };
    expect(await readNotes(folder.file('more.zip', buildZip(parts)))).toEqual([
      'Not read from more.zip: b.csv.'
    ]);
    await expect(readRows(folder.file('two.zip', buildZip({ ...parts, 'b.shp': shp })))).rejects.toThrow(
      'two.zip holds 2 shapefiles (a.shp, b.shp); pack one into each .zip.'
    );
  });

  it('is read in the encoding of its .cpg, or of its texts', async () => {
    const french = buildPointShapefile([{ at: [7.5, 5], values: { name: 'Société' } }], 'latin1');
    const packZip = (cpg?: string, table = french.dbf) =>
      folder.file(
        'e.zip',
        buildZip({
          'a.shp': french.shp,
          'a.dbf': table,
          'a.prj': WGS84_PRJ,
          ...(cpg ? { 'a.cpg': cpg } : {})
        })
      );
    for (const cpg of ['1252', 'ANSI 1252', 'ISO-8859-1', 'ISO 88591', '88591', undefined])
      expect((await readRows(packZip(cpg)))[0]!.properties).toEqual({ name: 'Société' });
    expect(await readNotes(packZip())).toEqual([
      expect.stringMatching(/read as Windows-1252, for example 'Société'/)
    ]);
    await expect(readRows(packZip('UTF-8'))).rejects.toThrow(
      'The .cpg file of e.zip names UTF-8, but its texts are not UTF-8'
    );
    await expect(readRows(packZip('klingon'))).rejects.toThrow(
      "names the encoding 'klingon', which is not supported"
    );
    const unknown = Buffer.from(french.dbf);
    unknown[29] = 0xee;
    await expect(readRows(packZip(undefined, unknown))).rejects.toThrow(
      'is in the code page 0xee, which is not supported'
    );
  });

  it('is refused when a column or a row would be lost', async () => {
    const packParts = (table: Buffer, shapes = shp) =>
      folder.file('l.zip', buildZip({ 'a.shp': shapes, 'a.dbf': table, 'a.prj': WGS84_PRJ }));
    const twins = buildPointShapefile([{ at: [7, 5], values: { farmTypeLong: 'a', farmTypeLonger: 'b' } }]);
    await expect(readRows(packParts(twins.dbf, twins.shp))).rejects.toThrow(
      "l.zip has two columns called 'farmTypeLo' (names are cut off after 10 letters); rename one of them."
    );
    await expect(readRows(packParts(dbf, shp.subarray(0, shp.length - 28)))).rejects.toThrow(
      /^l.zip is not a shapefile that can be read \(it has \d+ bytes and declares \d+\)/
    );
  });

  it('is refused with advice without its parts, or in another reference system', async () => {
    const file = folder.file('b.shp', shp);
    await expect(readRows(file)).rejects.toThrow('b.shp needs its .dbf file beside it');
    folder.file('b.dbf', dbf);
    await expect(readRows(file)).rejects.toThrow('b.shp needs its .prj file beside it');
    folder.file('b.prj', 'PROJCS["Minna / Nigeria West Belt",GEOGCS["WGS84",UNIT["Degree",0.017]]]');
    await expect(readRows(file)).rejects.toThrow(
      "b.shp is in 'Minna / Nigeria West Belt', which cannot be converted to WGS84 here. Reproject it first, for example: ogr2ogr -t_srs EPSG:4326 wgs84.gpkg b.shp. These can be converted: EPSG:4326 (WGS 84), EPSG:32631"
    );
    folder.file('b.prj', 'GEOGCS["Minna",DATUM["D_Minna"],UNIT["Degree",0.017]]');
    await expect(readRows(file)).rejects.toThrow(/is in 'Minna'.*Reproject/);
    // Its longitudes are 2.3° less.
    folder.file('b.prj', WGS84_PRJ.replace('"Greenwich",0.0', '"Paris",2.33722917'));
    await expect(readRows(file)).rejects.toThrow(/is in 'GCS_WGS_1984'.*Reproject/);
    folder.file('b.prj', 'GEOGCS["Minna",DATUM["Minna",TOWGS84[-92,-93,122,0,0,0,0]],UNIT["degree",0.017]]');
    await expect(readRows(file)).rejects.toThrow(/is in 'Minna'.*Reproject/);
    await expect(readRows(folder.file('c.zip', buildZip({ 'a.txt': 'x' })))).rejects.toThrow(
      'c.zip holds 0 shapefiles'
    );
    await expect(
      readRows(folder.file('c.zip', buildZip({ 'a.gdb/a00000001.gdbtable': 'x' })))
    ).rejects.toThrow(
      'It holds a file geodatabase; convert it first, for example: ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson c.zip LAYER'
    );
    await expect(readRows(folder.file('c.zip', buildZip({ 'x/plots.kml': 'x' })))).rejects.toThrow(
      'c.zip holds 0 shapefiles; pack one into each .zip. Unpack it and import x/plots.kml.'
    );
    await expect(readRows(folder.file('d.zip', 'no zip'))).rejects.toThrow('d.zip is not a zip file.');
  });
});

describe('a file in another format', () => {
  const rows: readonly FileFormat[] = ['geojson', 'csv', 'shapefile', 'kml'];
  const readAdvice = (name: string, formats = rows) => {
    try {
      openRows({ name, path: '' }, formats);
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error(`${name} is read`);
  };

  it('is refused with the supported extensions and the one command that converts it', () => {
    expect(readAdvice('a.gpkg')).toBe(
      'a.gpkg is not a file type of this dataset: .geojson, .json, .csv, .shp, .zip, .kml, .kmz. Convert it first, for example: ogr2ogr -f GeoJSON -t_srs EPSG:4326 a.geojson a.gpkg'
    );
    expect(readAdvice('my plots.gdb')).toMatch(
      /ogr2ogr -f GeoJSON -t_srs EPSG:4326 "my plots.geojson" "my plots.gdb"$/
    );
    for (const name of ['a.gpx', 'a.gml', 'a.tab', 'a.fgb', 'a.dxf', 'a.parquet', 'a'])
      expect(readAdvice(name)).toMatch(/ Convert it first, for example: ogr2ogr -f GeoJSON .* a\.geojson a/);
    expect(readAdvice('a.xls')).toMatch(
      / Save it as a workbook of Excel \(\.xlsx\), or its sheet as CSV in UTF-8\.$/
    );
    expect(readAdvice('a.dbf')).toMatch(
      / Name the shapefile itself: a\.shp, with its other parts beside it\.$/
    );
    expect(readAdvice('a.rar')).toMatch(/ Unpack it first\.$/);
    expect(readAdvice('a.img', ['geotiff'])).toMatch(/ gdal_translate -of GTiff a\.img a\.tif$/);
    expect(readAdvice('a.csv', ['geotiff'])).toBe('a.csv is not a file type of this dataset: .tif, .tiff.');
    expect(readAdvice('a.osm', ['osm.pbf'])).toBe('a.osm is not a file type of this dataset: .osm.pbf.');
  });

  it('is refused by name when it cannot be opened', async () => {
    for (const name of ['none.csv', 'none.geojson', 'none.kml', 'none.zip'])
      await expect(readRows({ name, path: `${folder.path}/${name}` })).rejects.toThrow(
        new RegExp(`^${name} cannot be read: ENOENT: no such file or directory`)
      );
    await expect(readRows({ name: 'folder.csv', path: folder.path })).rejects.toThrow(
      /^folder.csv cannot be read: EISDIR/
    );
  });
});
