import { parseArgs } from 'node:util';
import { DATASETS } from './datasets';
import { ImportError } from './import-error';
import type { Dataset } from './dataset';

export interface CommandLine {
  readonly dataset: Dataset;
  readonly file: string;
  /** Paths of further files by option. */
  readonly companions: Readonly<Record<string, string>>;
  readonly map: readonly string[];
  readonly attribution: string | null;
  readonly dryRun: boolean;
}

/** How the command is used. */
export const usage = (): string =>
  [
    'Usage: npm run import -- DATASET FILE [options]',
    '',
    ...DATASETS.map(
      ({ usage: call, fields }) =>
        `  ${call}\n      fields: ${Object.entries(fields)
          .map(([ours, theirs]) => `${ours}=${theirs}`)
          .join(', ')}`
    ),
    '',
    '  --dry-run                  check and report, write nothing',
    '  --map FIELD=COLUMN         read a field from another column (may be repeated)',
    '  --attribution "TEXT"       source and licence, shown on the map'
  ].join('\n');

function parse(args: readonly string[]) {
  const companions = [...new Set(DATASETS.flatMap(({ companions: names }) => names))];
  const options = {
    'dry-run': { type: 'boolean' },
    map: { type: 'string', multiple: true },
    attribution: { type: 'string' },
    help: { type: 'boolean' },
    ...Object.fromEntries(companions.map((name) => [name, { type: 'string' } as const]))
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${usage()}`, { cause: error });
  }
}

/** Reads the command line; null when help was asked for. @throws ImportError when it cannot be understood. */
export function readCommandLine(args: readonly string[]): CommandLine | null {
  const { positionals, values } = parse(args);
  if (values.help || args.length === 0) return null;
  const [name, file, ...rest] = positionals;
  const dataset = DATASETS.find((candidate) => candidate.name === name);
  if (!dataset)
    throw new ImportError(
      `There is no dataset '${name ?? ''}'. Datasets: ${DATASETS.map((known) => known.name).join(', ')}.`
    );
  if (!file) throw new ImportError(`Which file? npm run import -- ${dataset.usage}`);
  if (rest.length > 0)
    throw new ImportError(`'${rest[0]}' is one file too many. npm run import -- ${dataset.usage}`);
  const given = new Map(Object.entries(values));
  const companions = Object.fromEntries(
    dataset.companions.map((option) => {
      const path = given.get(option);
      if (typeof path !== 'string')
        throw new ImportError(`--${option} FILE is missing. npm run import -- ${dataset.usage}`);
      return [option, path];
    })
  );
  return {
    dataset,
    file,
    companions,
    map: values.map ?? [],
    attribution: values.attribution ?? null,
    dryRun: values['dry-run'] ?? false
  };
}
