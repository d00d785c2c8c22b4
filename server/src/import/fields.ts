import { ImportError } from './import-error';

/** Our field names and the column of the file each is read from. */
export type FieldMap = Readonly<Record<string, string>>;

/** Reads `--map ours=theirs` options over a dataset's defaults. */
export function readFieldMap(defaults: FieldMap, options: readonly string[]): FieldMap {
  const map: Record<string, string> = { ...defaults };
  for (const option of options) {
    const [ours, theirs] = option.split(/=(.*)/s);
    if (!theirs)
      throw new ImportError(`--map ${option}: write it as field=column, for example --map name=ADM2_EN.`);
    if (!(ours in defaults))
      throw new ImportError(
        `--map ${option}: there is no field '${ours}'. Fields: ${Object.keys(defaults).join(', ')}.`
      );
    map[ours] = theirs;
  }
  return map;
}

/** Checks that a file has the columns that some of the fields are mapped to. */
export function requireColumns(
  file: string,
  columns: readonly string[],
  map: FieldMap,
  fields: readonly string[]
): void {
  for (const field of fields)
    if (!columns.includes(map[field]))
      throw new ImportError(
        `${file} has no column '${map[field]}' for the field '${field}'. It has: ${columns.join(', ')}. Name the right one with --map ${field}=COLUMN.`
      );
}
