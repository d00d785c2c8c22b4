import { formatMessage } from '@site/domain';
import type { Locale, MessageKey } from '@site/domain';
import { APP_FIELDS } from './app-fields';
import type { InstalledParts, InstalledWidget } from './installed';
import { isNewer, parseVersion } from './versions';

/** A fault of an app config and its path. */
export interface AppConfigIssue {
  /** Dotted path: 'widgets.widget_3.uri'; 'config' for the whole config. */
  readonly path: string;
  /** Key of the message in the catalogue that explains what to change, and the values of its placeholders. */
  readonly code: MessageKey & `appConfig.${string}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Returns the message that explains what to change. */
export const formatIssue = ({ code, values }: AppConfigIssue, locale: Locale): string =>
  formatMessage(code, locale, values);

type JsonObject = Readonly<Record<string, unknown>>;
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listEntries = (value: unknown): [string, unknown][] =>
  isJsonObject(value) ? Object.entries(value) : [];
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const hasKey = (map: unknown, key: unknown): boolean =>
  typeof key === 'string' && isJsonObject(map) && Object.hasOwn(map, key);
const quoteValue = (value: unknown): string =>
  typeof value === 'string' ? `'${value.slice(0, 80)}'` : (JSON.stringify(value) ?? 'nothing').slice(0, 80);

/**
 * Deepest nesting: more than any widget's settings need, and far below a stack overflow in reading or writing.
 */
const DEEPEST = 200;

function isTooDeep(config: unknown): boolean {
  let level: unknown[] = [config];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1)
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : []
    );
  return level.length > 0;
}

/** Maps by id; a config must have the first three. */
const REQUIRED_MAPS = ['pages', 'layouts', 'widgets'] as const;
const OPTIONAL_MAPS = ['dataSources', 'dialogs', 'sections', 'views', 'screens', 'screenGroups'] as const;

/** Checks the top-level fields: each known, each of its kind, each entry under its own id. */
function checkShape(config: JsonObject): AppConfigIssue[] {
  const unknown = Object.keys(config).filter((name) => !APP_FIELDS.has(name));
  const issues: AppConfigIssue[] = unknown.map((name) => ({ path: name, code: 'appConfig.unknownField' }));
  for (const name of REQUIRED_MAPS)
    if (!isJsonObject(config[name])) issues.push({ path: name, code: 'appConfig.needed' });
  for (const name of OPTIONAL_MAPS) {
    const value = config[name];
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !isJsonObject(value)) issues.push({ path: name, code: 'appConfig.notObjects' });
  }
  for (const name of [...REQUIRED_MAPS, ...OPTIONAL_MAPS])
    for (const [id, entry] of listEntries(config[name]))
      if (!isJsonObject(entry)) issues.push({ path: `${name}.${id}`, code: 'appConfig.notAnObject' });
      else if (entry.id !== undefined && entry.id !== id)
        issues.push({ path: `${name}.${id}.id`, code: 'appConfig.otherId', values: { id: quoteValue(id) } });
  if (isJsonObject(config.pages) && Object.keys(config.pages).length === 0)
    issues.push({ path: 'pages', code: 'appConfig.noPage' });
  return issues;
}

function checkVersions({ exbVersion }: JsonObject, installed: InstalledParts): AppConfigIssue[] {
  if (parseVersion(exbVersion) === null)
    return [
      {
        path: 'exbVersion',
        code: 'appConfig.badVersion',
        values: { known: quoteValue(installed.exbVersion), given: quoteValue(exbVersion) }
      }
    ];
  return isNewer(exbVersion, installed.exbVersion)
    ? [
        {
          path: 'exbVersion',
          code: 'appConfig.newerApp',
          values: { given: quoteValue(exbVersion), known: installed.exbVersion }
        }
      ]
    : [];
}

function checkTheme({ theme }: JsonObject, { themes }: InstalledParts): AppConfigIssue[] {
  return theme === undefined || (typeof theme === 'string' && themes.has(theme))
    ? []
    : [
        {
          path: 'theme',
          code: 'appConfig.noTheme',
          values: { given: quoteValue(theme), themes: [...themes].sort().join(', ') }
        }
      ];
}

/** Checks the layouts in a map by size: `{ LARGE: 'layout_1' }`, or in a map of such maps, as widgets have. */
function checkLayoutMap(config: JsonObject, map: unknown, path: string): AppConfigIssue[] {
  return listEntries(map).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (isJsonObject(value)) return checkLayoutMap(config, value, here);
    return value === null || value === undefined || hasKey(config.layouts, value)
      ? []
      : [
          {
            path: here,
            code: 'appConfig.noLayout' as const,
            values: { given: quoteValue(value), part: quoteValue('layouts') }
          }
        ];
  });
}

function checkLayouts(config: JsonObject): AppConfigIssue[] {
  const named: (readonly [path: string, map: unknown])[] = [];
  for (const part of ['pages', 'dialogs', 'views'])
    for (const [id, entry] of listEntries(config[part]))
      if (isJsonObject(entry)) named.push([`${part}.${id}.layout`, entry.layout]);
  for (const [id, widget] of listEntries(config.widgets))
    if (isJsonObject(widget)) named.push([`widgets.${id}.layouts`, widget.layouts]);
  for (const bar of ['header', 'footer']) {
    const value = config[bar];
    if (isJsonObject(value)) named.push([`${bar}.layout`, value.layout]);
  }
  return named.flatMap(([path, map]) => checkLayoutMap(config, map, path));
}

/** Contents of a layout item: the field with the id, and the map that contains it. */
const CONTENT_FIELDS = [
  ['widgetId', 'widgets'],
  ['sectionId', 'sections'],
  ['screenGroupId', 'screenGroups']
] as const;

function checkItem(config: JsonObject, item: unknown, path: string): AppConfigIssue[] {
  if (!isJsonObject(item)) return [{ path, code: 'appConfig.notAnObject' }];
  return CONTENT_FIELDS.flatMap(([field, part]) => {
    const id = item[field];
    // A free place names nothing: Esri's builder saves the layout of a controller's open widgets with one.
    if (id === undefined) return [];
    return hasKey(config[part], id)
      ? []
      : [
          {
            path: `${path}.${field}`,
            code: 'appConfig.noPart' as const,
            values: { given: quoteValue(id), part: quoteValue(part) }
          }
        ];
  });
}

const checkItems = (config: JsonObject): AppConfigIssue[] =>
  listEntries(config.layouts).flatMap(([id, layout]) =>
    isJsonObject(layout)
      ? listEntries(layout.content).flatMap(([item, value]) =>
          checkItem(config, value, `layouts.${id}.content.${item}`)
        )
      : []
  );

const checkSections = (config: JsonObject): AppConfigIssue[] =>
  listEntries(config.sections).flatMap(([id, section]) =>
    toList(isJsonObject(section) ? section.views : null).flatMap((view, index) =>
      hasKey(config.views, view)
        ? []
        : [
            {
              path: `sections.${id}.views.${index}`,
              code: 'appConfig.noView' as const,
              values: { given: quoteValue(view) }
            }
          ]
    )
  );

/** Lists the ids of the sources of a config, including nested ones. */
function listSourceIds(sources: unknown): string[] {
  return listEntries(sources).flatMap(([id, source]) => [
    id,
    ...(isJsonObject(source) ? listSourceIds(source.childDataSourceJsons) : [])
  ]);
}

/** A layer of a map and a view of a source have the id of their parent as prefix: 'dataSource_1-roads'. */
const isKnownSource = (known: readonly string[], id: unknown): boolean =>
  typeof id === 'string' && known.some((source) => id === source || id.startsWith(`${source}-`));

function checkSources(known: readonly string[], widget: JsonObject, path: string): AppConfigIssue[] {
  const used = toList(widget.useDataSources).flatMap((use, index) =>
    ['dataSourceId', 'mainDataSourceId', 'rootDataSourceId'].flatMap((field) => {
      const id = isJsonObject(use) ? use[field] : null;
      const isAsked = field === 'dataSourceId' || (id !== undefined && id !== null);
      return isAsked && !isKnownSource(known, id)
        ? [[`${path}.useDataSources.${index}.${field}`, id] as const]
        : [];
    })
  );
  const given = toList(widget.outputDataSources).flatMap((id, index) =>
    isKnownSource(known, id) ? [] : [[`${path}.outputDataSources.${index}`, id] as const]
  );
  return [...used, ...given].map(([at, id]) => ({
    path: at,
    code: 'appConfig.noSource',
    values: { given: quoteValue(id), part: quoteValue('dataSources') }
  }));
}

function checkMaps(
  config: JsonObject,
  { widgets }: InstalledParts,
  widget: JsonObject,
  path: string
): AppConfigIssue[] {
  return toList(widget.useMapWidgetIds).flatMap((id, index) => {
    const named = hasKey(config.widgets, id) ? (config.widgets as JsonObject)[id as string] : null;
    const uri = isJsonObject(named) ? named.uri : null;
    const isMap = typeof uri === 'string' && widgets.get(uri)?.makesMap === true;
    return isMap
      ? []
      : [
          {
            path: `${path}.useMapWidgetIds.${index}`,
            code: 'appConfig.noMap' as const,
            values: { given: quoteValue(id) }
          }
        ];
  });
}

function checkWidgetVersion(installed: InstalledWidget, version: unknown, path: string): AppConfigIssue[] {
  if (version === undefined) return [];
  if (parseVersion(version) === null)
    return [
      {
        path,
        code: 'appConfig.badVersion',
        values: { known: quoteValue(installed.version), given: quoteValue(version) }
      }
    ];
  return isNewer(version, installed.version)
    ? [
        {
          path,
          code: 'appConfig.newerWidget',
          values: { given: quoteValue(version), known: installed.version }
        }
      ]
    : [];
}

function checkWidgets(config: JsonObject, installed: InstalledParts): AppConfigIssue[] {
  const known = listSourceIds(config.dataSources);
  return listEntries(config.widgets).flatMap(([id, widget]) => {
    if (!isJsonObject(widget)) return [];
    const path = `widgets.${id}`;
    const own = typeof widget.uri === 'string' ? installed.widgets.get(widget.uri) : undefined;
    const found = own
      ? checkWidgetVersion(own, widget.version, `${path}.version`)
      : [
          {
            path: `${path}.uri`,
            code: 'appConfig.noWidget' as const,
            values: { given: quoteValue(widget.uri) }
          }
        ];
    return [...found, ...checkMaps(config, installed, widget, path), ...checkSources(known, widget, path)];
  });
}

/**
 * Lists the faults of an app config that keep it from running as intended with the installed parts; empty when
 * it is valid. It leaves fields that it does not check to their authors.
 * @param config the whole parsed config.
 */
export function checkAppConfig(config: unknown, installed: InstalledParts): AppConfigIssue[] {
  if (!isJsonObject(config)) return [{ path: 'config', code: 'appConfig.notJson' }];
  if (isTooDeep(config)) return [{ path: 'config', code: 'appConfig.tooDeep', values: { most: DEEPEST } }];
  return [
    ...checkShape(config),
    ...checkVersions(config, installed),
    ...checkTheme(config, installed),
    ...checkLayouts(config),
    ...checkItems(config),
    ...checkSections(config),
    ...checkWidgets(config, installed)
  ];
}
