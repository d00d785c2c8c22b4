import { readCommandLine, usage } from './command-line';

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

  it.each([
    [['cows', 'c.csv'], /no dataset 'cows'. Datasets: lga, roads/],
    [['lga'], /Which file\? npm run import -- lga FILE.geojson/],
    [['lga', 'a', 'b'], /'b' is one file too many/],
    [['roads', 'e.csv'], /--nodes FILE is missing/],
    [['lga', 'a', '--dryrun'], /Unknown option '--dryrun'/]
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it('asks for the help text when there is nothing to do', () => {
    expect(readCommandLine([])).toBeNull();
    expect(readCommandLine(['--help'])).toBeNull();
    expect(usage()).toContain('lga FILE.geojson');
  });
});
