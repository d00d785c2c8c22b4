import { REFUSED_EXPORTS, REFUSED_MODULES } from './refused-names';

const UNKNOWN = 'Esri’s documentation lists no such export';

const isFramework = (source: string) => /^(jimu-|calcite-components|arcgis-\w+-components)/.test(source);

/** Returns the reason why this host does not provide a name of one of the framework's modules. */
export function findReason(source: string, name: string): string {
  const groups = REFUSED_EXPORTS[source] ?? [];
  return groups.find(({ names }) => names.length === 0 || names.includes(name))?.why ?? UNKNOWN;
}

/** Returns the error message for a widget that imports names which a module does not have. */
export function formatRefusal(source: string, names: readonly string[]): string {
  if (!isFramework(source))
    return `This widget imports ${names.join(', ')} from ${source}, which has no such export.`;
  return names
    .map(
      (name) =>
        `This widget imports ${name} from ${source}, which this host does not provide: ${findReason(source, name)}.`
    )
    .join(' ');
}

/** Returns the error message for a widget that imports a missing module. */
export function formatModuleRefusal(source: string): string {
  const known = REFUSED_MODULES.find(({ module }) => source === module || source.startsWith(`${module}/`));
  if (known) return `This widget imports ${source}, which this host does not provide: ${known.why}.`;
  if (isFramework(source))
    return `This widget imports ${source}, which this host does not provide: ${UNKNOWN.replace('export', 'module')}.`;
  if (source.startsWith('esri/'))
    return `This widget imports ${source}, but the maps SDK of this host has no such module.`;
  return /^[./]/.test(source)
    ? `This widget imports ${source}, but there is no such file.`
    : `This widget imports ${source}, which is not installed. Install the widget's packages.`;
}
