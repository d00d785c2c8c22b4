import { parseArgs } from 'node:util';
import { IMPORT_DATASETS, DERIVED_LAYERS } from './datasets';
import { ImportError } from './import-error';
import { formatEndings, findFormat } from './sources';
import type { ImportDataset } from './dataset';

export interface CommandLine {
  readonly dataset: ImportDataset;
  readonly file: string;
  /** Paths of further files by option. */
  readonly companions: Readonly<Record<string, string>>;
  readonly map: readonly string[];
  readonly attribution: string | null;
  readonly dryRun: boolean;
  readonly skipRefused: boolean;
  readonly acceptPositions: boolean;
  /** Unit of a raster's values, or null. */
  readonly unit: string | null;
  /** Reference system of the file, sheet of a workbook and layer of a GeoPackage, or null. */
  readonly crs: string | null;
  readonly sheet: string | null;
  readonly layer: string | null;
  /** Path of a file with LGA spellings, or null. */
  readonly lgaSpellings: string | null;
  /** Running server that imports the file, and the e-mail of an administrator there; null to open the store here. */
  readonly server: { readonly url: string; readonly email: string } | null;
}

const formatCall = ({ name, companions, formats }: ImportDataset): string =>
  `npm run import -- ${name} FILE${Object.values(companions)
    .flat()
    .map((option) => ` [--${option} FILE]`)
    .join('')}   (${formatEndings(formats)})`;

/** Returns the usage of the command. */
export const formatUsage = (): string =>
  [
    'Usage: npm run import -- DATASET FILE [options]',
    '       npm run import -- --list [DATASET]',
    '',
    '  --list                     show the datasets, or the fields of one',
    '  --dry-run                  check and report, write nothing',
    '  --map FIELD=COLUMN         read a field from another column (may be repeated)',
    '  --attribution "TEXT"       source and licence, shown on the map',
    '  --crs EPSG:CODE            reference system of the coordinates, where the file does not state it',
    '  --sheet NAME               sheet of a workbook that has several',
    '  --layer NAME               layer of a GeoPackage that has several',
    '  --unit "UNIT"              unit of the values of a raster, such as "pH*10" or "dg/kg"; they are converted',
    '  --skip-refused             leave refused rows out and import the others',
    '  --accept-positions         take rows that lie far from the LGA or state named in them',
    '  --lga-spellings FILE       a CSV (state, lga, code) of other spellings of LGAs; stored for later imports',
    '  --server URL               have a running server import it, as an administrator: --account EMAIL',
    '  --nodes FILE               the nodes of a road network that comes as CSV'
  ].join('\n');

/** Lists every dataset with its formats, or the fields of one dataset, as lines. */
export function formatListing(name?: string): string[] {
  if (name === undefined) {
    const width = Math.max(...IMPORT_DATASETS.map((dataset) => dataset.name.length));
    return [
      ...IMPORT_DATASETS.map(
        (dataset) => `${dataset.name.padEnd(width)}  ${dataset.title} (${formatEndings(dataset.formats)})`
      ),
      '',
      'The fields of one: npm run import -- --list DATASET'
    ];
  }
  const dataset = findImportDataset(name);
  return [
    `${dataset.name}: ${dataset.title}`,
    `  ${formatCall(dataset)}`,
    ...dataset.fields.map(
      ({ name: field, says, required, aliases }) =>
        `  ${field}${required ? '' : ' (may be empty)'}: ${says.en}${aliases.length > 0 ? `; also called ${aliases.join(', ')}` : ''}`
    ),
    ...(dataset.fields.length > 0 ? ['Case, blanks and punctuation in column names are ignored.'] : [])
  ];
}

function findImportDataset(name: string): ImportDataset {
  const dataset = IMPORT_DATASETS.find((candidate) => candidate.name === name);
  if (dataset) return dataset;
  if (Object.hasOwn(DERIVED_LAYERS, name))
    throw new ImportError(`${name} is made of other datasets: import ${DERIVED_LAYERS[name]!.join(', ')}.`);
  throw new ImportError(`There is no dataset '${name}'. npm run import -- --list shows them.`);
}

function parseOptions(args: readonly string[]) {
  const companions = [
    ...new Set(IMPORT_DATASETS.flatMap((dataset) => Object.values(dataset.companions).flat()))
  ];
  const options = {
    'dry-run': { type: 'boolean' },
    'skip-refused': { type: 'boolean' },
    'accept-positions': { type: 'boolean' },
    'lga-spellings': { type: 'string' },
    list: { type: 'boolean' },
    map: { type: 'string', multiple: true },
    attribution: { type: 'string' },
    unit: { type: 'string' },
    crs: { type: 'string' },
    sheet: { type: 'string' },
    layer: { type: 'string' },
    server: { type: 'string' },
    account: { type: 'string' },
    help: { type: 'boolean' },
    ...Object.fromEntries(companions.map((name) => [name, { type: 'string' } as const]))
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${formatUsage()}`, { cause: error });
  }
}

function readCompanions(dataset: ImportDataset, file: string, given: ReadonlyMap<string, unknown>) {
  const needed = dataset.companions[findFormat(file, dataset.formats)] ?? [];
  return Object.fromEntries(
    needed.map((option) => {
      const path = given.get(option);
      if (typeof path !== 'string')
        throw new ImportError(`--${option} FILE is missing. ${formatCall(dataset)}`);
      return [option, path];
    })
  );
}

function readServer(url: string | undefined, email: string | undefined): CommandLine['server'] {
  if (url === undefined && email === undefined) return null;
  if (url === undefined || email === undefined || !URL.canParse(url))
    throw new ImportError(
      '--server is the address of a server such as http://localhost:4300, and --account the e-mail of an administrator there; both are needed.'
    );
  return { url, email };
}

/**
 * Reads the command line; returns lines to print when there is nothing to import. @throws ImportError when it
 * is invalid.
 */
export function readCommandLine(args: readonly string[]): CommandLine | readonly string[] {
  const { positionals, values } = parseOptions(args);
  const [name, file, ...rest] = positionals;
  if (values.list) return formatListing(name);
  if (values.help || args.length === 0) return [formatUsage()];
  const dataset = findImportDataset(name ?? '');
  if (!file) throw new ImportError(`Which file? ${formatCall(dataset)}`);
  if (rest.length > 0) throw new ImportError(`'${rest[0]}' is one file too many. ${formatCall(dataset)}`);
  return {
    dataset,
    file,
    companions: readCompanions(dataset, file, new Map(Object.entries(values))),
    map: values.map ?? [],
    attribution: values.attribution ?? null,
    unit: values.unit ?? null,
    crs: values.crs ?? null,
    sheet: values.sheet ?? null,
    layer: values.layer ?? null,
    dryRun: values['dry-run'] ?? false,
    skipRefused: values['skip-refused'] ?? false,
    acceptPositions: values['accept-positions'] ?? false,
    lgaSpellings: values['lga-spellings'] ?? null,
    server: readServer(values.server, values.account)
  };
}
