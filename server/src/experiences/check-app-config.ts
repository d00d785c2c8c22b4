import { message } from '@site/domain';
import type { Locale, MessageKey } from '@site/domain';
import { APP_FIELDS } from './app-fields';
import type { Installed, InstalledWidget } from './installed';
import { isNewer, versionNumbers } from './versions';

/** A fault of an app config and its path. */
export interface Issue {
  /** Dotted path: 'widgets.widget_3.uri'; 'config' for the whole config. */
  readonly path: string;
  /** Key of the message in the catalogue that explains what to change, and the values of its placeholders. */
  readonly code: MessageKey & `appConfig.${string}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Returns the message that explains what to change. */
export const issueText = ({ code, values }: Issue, locale: Locale): string => message(code, locale, values);

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown): [string, unknown][] => (isJson(value) ? Object.entries(value) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const has = (map: unknown, key: unknown): boolean =>
  typeof key === 'string' && isJson(map) && Object.hasOwn(map, key);
const quoted = (value: unknown): string =>
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
const NEEDED = ['pages', 'layouts', 'widgets'] as const;
const OPTIONAL = ['dataSources', 'dialogs', 'sections', 'views', 'screens', 'screenGroups'] as const;

/** Checks the top-level fields: each known, each of its kind, each entry under its own id. */
function checkShape(config: Json): Issue[] {
  const unknown = Object.keys(config).filter((name) => !APP_FIELDS.has(name));
  const issues: Issue[] = unknown.map((name) => ({ path: name, code: 'appConfig.unknownField' }));
  for (const name of NEEDED) if (!isJson(config[name])) issues.push({ path: name, code: 'appConfig.needed' });
  for (const name of OPTIONAL) {
    const value = config[name];
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !isJson(value)) issues.push({ path: name, code: 'appConfig.notObjects' });
  }
  for (const name of [...NEEDED, ...OPTIONAL])
    for (const [id, entry] of entriesOf(config[name]))
      if (!isJson(entry)) issues.push({ path: `${name}.${id}`, code: 'appConfig.notAnObject' });
      else if (entry.id !== undefined && entry.id !== id)
        issues.push({ path: `${name}.${id}.id`, code: 'appConfig.otherId', values: { id: quoted(id) } });
  if (isJson(config.pages) && Object.keys(config.pages).length === 0)
    issues.push({ path: 'pages', code: 'appConfig.noPage' });
  return issues;
}

function checkVersions({ exbVersion }: Json, installed: Installed): Issue[] {
  if (versionNumbers(exbVersion) === null)
    return [
      {
        path: 'exbVersion',
        code: 'appConfig.badVersion',
        values: { known: quoted(installed.exbVersion), given: quoted(exbVersion) }
      }
    ];
  return isNewer(exbVersion, installed.exbVersion)
    ? [
        {
          path: 'exbVersion',
          code: 'appConfig.newerApp',
          values: { given: quoted(exbVersion), known: installed.exbVersion }
        }
      ]
    : [];
}

function checkTheme({ theme }: Json, { themes }: Installed): Issue[] {
  return theme === undefined || (typeof theme === 'string' && themes.has(theme))
    ? []
    : [
        {
          path: 'theme',
          code: 'appConfig.noTheme',
          values: { given: quoted(theme), themes: [...themes].sort().join(', ') }
        }
      ];
}

/** Checks the layouts in a map by size: `{ LARGE: 'layout_1' }`, or in a map of such maps, as widgets have. */
function checkLayoutMap(config: Json, map: unknown, path: string): Issue[] {
  return entriesOf(map).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (isJson(value)) return checkLayoutMap(config, value, here);
    return value === null || value === undefined || has(config.layouts, value)
      ? []
      : [
          {
            path: here,
            code: 'appConfig.noLayout' as const,
            values: { given: quoted(value), part: quoted('layouts') }
          }
        ];
  });
}

function checkLayoutsNamed(config: Json): Issue[] {
  const named: (readonly [path: string, map: unknown])[] = [];
  for (const part of ['pages', 'dialogs', 'views'])
    for (const [id, entry] of entriesOf(config[part]))
      if (isJson(entry)) named.push([`${part}.${id}.layout`, entry.layout]);
  for (const [id, widget] of entriesOf(config.widgets))
    if (isJson(widget)) named.push([`widgets.${id}.layouts`, widget.layouts]);
  for (const bar of ['header', 'footer']) {
    const value = config[bar];
    if (isJson(value)) named.push([`${bar}.layout`, value.layout]);
  }
  return named.flatMap(([path, map]) => checkLayoutMap(config, map, path));
}

/** Contents of a layout item: the field with the id, and the map that contains it. */
const SHOWN = [
  ['widgetId', 'widgets'],
  ['sectionId', 'sections'],
  ['screenGroupId', 'screenGroups']
] as const;

function checkItem(config: Json, item: unknown, path: string): Issue[] {
  if (!isJson(item)) return [{ path, code: 'appConfig.notAnObject' }];
  return SHOWN.flatMap(([field, part]) => {
    const id = item[field];
    // A free place names nothing: Esri's builder saves the layout of a controller's open widgets with one.
    if (id === undefined) return [];
    return has(config[part], id)
      ? []
      : [
          {
            path: `${path}.${field}`,
            code: 'appConfig.noPart' as const,
            values: { given: quoted(id), part: quoted(part) }
          }
        ];
  });
}

const checkItems = (config: Json): Issue[] =>
  entriesOf(config.layouts).flatMap(([id, layout]) =>
    isJson(layout)
      ? entriesOf(layout.content).flatMap(([item, value]) =>
          checkItem(config, value, `layouts.${id}.content.${item}`)
        )
      : []
  );

const checkSections = (config: Json): Issue[] =>
  entriesOf(config.sections).flatMap(([id, section]) =>
    listOf(isJson(section) ? section.views : null).flatMap((view, index) =>
      has(config.views, view)
        ? []
        : [
            {
              path: `sections.${id}.views.${index}`,
              code: 'appConfig.noView' as const,
              values: { given: quoted(view) }
            }
          ]
    )
  );

/** Lists the ids of the sources of a config, including nested ones. */
function sourceIds(sources: unknown): string[] {
  return entriesOf(sources).flatMap(([id, source]) => [
    id,
    ...(isJson(source) ? sourceIds(source.childDataSourceJsons) : [])
  ]);
}

/** A layer of a map and a view of a source have the id of their parent as prefix: 'dataSource_1-roads'. */
const isKnownSource = (known: readonly string[], id: unknown): boolean =>
  typeof id === 'string' && known.some((source) => id === source || id.startsWith(`${source}-`));

function checkSources(known: readonly string[], widget: Json, path: string): Issue[] {
  const used = listOf(widget.useDataSources).flatMap((use, index) =>
    ['dataSourceId', 'mainDataSourceId', 'rootDataSourceId'].flatMap((field) => {
      const id = isJson(use) ? use[field] : null;
      const isAsked = field === 'dataSourceId' || (id !== undefined && id !== null);
      return isAsked && !isKnownSource(known, id)
        ? [[`${path}.useDataSources.${index}.${field}`, id] as const]
        : [];
    })
  );
  const given = listOf(widget.outputDataSources).flatMap((id, index) =>
    isKnownSource(known, id) ? [] : [[`${path}.outputDataSources.${index}`, id] as const]
  );
  return [...used, ...given].map(([at, id]) => ({
    path: at,
    code: 'appConfig.noSource',
    values: { given: quoted(id), part: quoted('dataSources') }
  }));
}

function checkMaps(config: Json, { widgets }: Installed, widget: Json, path: string): Issue[] {
  return listOf(widget.useMapWidgetIds).flatMap((id, index) => {
    const named = has(config.widgets, id) ? (config.widgets as Json)[id as string] : null;
    const uri = isJson(named) ? named.uri : null;
    const isMap = typeof uri === 'string' && widgets.get(uri)?.makesMap === true;
    return isMap
      ? []
      : [
          {
            path: `${path}.useMapWidgetIds.${index}`,
            code: 'appConfig.noMap' as const,
            values: { given: quoted(id) }
          }
        ];
  });
}

function checkWidgetVersion(installed: InstalledWidget, version: unknown, path: string): Issue[] {
  if (version === undefined) return [];
  if (versionNumbers(version) === null)
    return [
      {
        path,
        code: 'appConfig.badVersion',
        values: { known: quoted(installed.version), given: quoted(version) }
      }
    ];
  return isNewer(version, installed.version)
    ? [
        {
          path,
          code: 'appConfig.newerWidget',
          values: { given: quoted(version), known: installed.version }
        }
      ]
    : [];
}

function checkWidgets(config: Json, installed: Installed): Issue[] {
  const known = sourceIds(config.dataSources);
  return entriesOf(config.widgets).flatMap(([id, widget]) => {
    if (!isJson(widget)) return [];
    const path = `widgets.${id}`;
    const own = typeof widget.uri === 'string' ? installed.widgets.get(widget.uri) : undefined;
    const found = own
      ? checkWidgetVersion(own, widget.version, `${path}.version`)
      : [
          {
            path: `${path}.uri`,
            code: 'appConfig.noWidget' as const,
            values: { given: quoted(widget.uri) }
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
export function checkAppConfig(config: unknown, installed: Installed): Issue[] {
  if (!isJson(config)) return [{ path: 'config', code: 'appConfig.notJson' }];
  if (isTooDeep(config)) return [{ path: 'config', code: 'appConfig.tooDeep', values: { most: DEEPEST } }];
  return [
    ...checkShape(config),
    ...checkVersions(config, installed),
    ...checkTheme(config, installed),
    ...checkLayoutsNamed(config),
    ...checkItems(config),
    ...checkSections(config),
    ...checkWidgets(config, installed)
  ];
}
