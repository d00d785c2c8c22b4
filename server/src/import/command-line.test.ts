import { IMPORT_DATASETS } from './datasets';
import { formatListing, readCommandLine } from './command-line';

describe('readCommandLine', () => {
  it('reads a dataset, its files and options', () => {
    const line = readCommandLine([
      'roads', 'e.csv', '--nodes', 'n.csv', '--dry-run', '--map', 'length=km', '--map', 'minutes=min', '--attribution', 'Us'
    ]); // prettier-ignore
    expect(line).toMatchObject({
      dataset: { name: 'roads' },
      file: 'e.csv',
      companions: { nodes: 'n.csv' },
      map: ['length=km', 'minutes=min'],
      attribution: 'Us',
      dryRun: true
    });
  });

  it('[OF-03] reads the unit of a raster', () => {
    expect(readCommandLine(['soilPH', 'p.tif', '--unit', 'pH*10'])).toMatchObject({ unit: 'pH*10' });
    expect(readCommandLine(['soilPH', 'p.tif'])).toMatchObject({ unit: null });
  });

  it('reads how the file is to be read', () => {
    const options = ['--crs', 'EPSG:26332', '--sheet', 'Mills', '--layer', 'plots'];
    expect(readCommandLine(['mills', 'm.xlsx', ...options])).toMatchObject({
      crs: 'EPSG:26332',
      sheet: 'Mills',
      layer: 'plots'
    });
    expect(readCommandLine(['mills', 'm.xlsx'])).toMatchObject({ crs: null, sheet: null, layer: null });
  });

  it.each([
    [['cows', 'c.csv'], /no dataset 'cows'. npm run import -- --list shows them/],
    [['lga'], /Which file\? npm run import -- lga FILE +\(\.geojson/],
    [['lga', 'a.geojson', 'b'], /'b' is one file too many/],
    [['roads', 'e.csv'], /--nodes FILE is missing/],
    [['transactions', 'a.csv'], /made of other datasets: import communities, suppliers, purchases/],
    [
      ['lga', 'a.tif'],
      /a.tif is not a file type of this dataset: .geojson, .json, .*.csv, .xlsx, .*.shp, .zip/
    ],
    [['lga', 'a', '--dryrun'], /Unknown option '--dryrun'/]
  ])('reports what is wrong with %j', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it('returns the help text when there is nothing to do', () => {
    expect(readCommandLine([])).toEqual([expect.stringContaining('--skip-refused')]);
    expect(readCommandLine(['--help'])).toEqual(readCommandLine([]));
  });

  it('lists the datasets, and the fields of each with their valid values', () => {
    expect(readCommandLine(['--list'])).toEqual(formatListing());
    for (const { name, title } of IMPORT_DATASETS)
      expect(formatListing().join('\n')).toMatch(new RegExp(`^${name} +${title.split(' (')[0]}`, 'm'));
    const mills = formatListing('mills').join('\n');
    expect(mills).toMatch(/number_of_pots: a whole number from 0 to 1000; also called pots/);
    expect(mills).toMatch(/RTM \(may be empty\): text/);
    for (const { name, fields } of IMPORT_DATASETS)
      for (const field of fields) expect(formatListing(name).join('\n')).toContain(field.name);
  });
});
