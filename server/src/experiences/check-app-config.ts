import { APP_FIELDS } from './app-fields';
import type { Installed, InstalledWidget } from './installed';
import { isNewer, versionNumbers } from './versions';

/** What is wrong with an app config, and where. */
export interface Issue {
  /** Dotted: 'widgets.widget_3.uri'; 'config' for the whole. */
  readonly path: string;
  /** What to change. */
  readonly message: string;
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown): [string, unknown][] => (isJson(value) ? Object.entries(value) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const has = (map: unknown, key: unknown): boolean =>
  typeof key === 'string' && isJson(map) && Object.hasOwn(map, key);
const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value.slice(0, 80)}'` : (JSON.stringify(value) ?? 'nothing').slice(0, 80);

/** Deeper than any widget's settings, and far from where reading or writing it would end the stack. */
const DEEPEST = 200;

function isTooDeep(config: unknown): boolean {
  let level: unknown[] = [config];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1)
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : []
    );
  return level.length > 0;
}

/** Maps by id, of which a config must have the first three. */
const NEEDED = ['pages', 'layouts', 'widgets'] as const;
const OPTIONAL = ['dataSources', 'dialogs', 'sections', 'views', 'screens', 'screenGroups'] as const;

/** Top-level fields: each known, each of its kind, each entry under its own id. */
function checkShape(config: Json): Issue[] {
  const unknown = Object.keys(config).filter((name) => !APP_FIELDS.has(name));
  const issues = unknown.map((name) => ({
    path: name,
    message: 'Take this field out: no version of Experience Builder that is known here has it.'
  }));
  for (const name of NEEDED)
    if (!isJson(config[name]))
      issues.push({ path: name, message: 'Give an object of these by their ids; an app has it.' });
  for (const name of OPTIONAL) {
    const value = config[name];
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !isJson(value))
      issues.push({ path: name, message: 'Make this an object of entries by their ids, or leave it out.' });
  }
  for (const name of [...NEEDED, ...OPTIONAL])
    for (const [id, entry] of entriesOf(config[name]))
      if (!isJson(entry) || (entry.id !== undefined && entry.id !== id))
        issues.push({
          path: isJson(entry) ? `${name}.${id}.id` : `${name}.${id}`,
          message: isJson(entry) ? `Make it '${id}', the name it stands under.` : 'Make this an object.'
        });
  if (isJson(config.pages) && Object.keys(config.pages).length === 0)
    issues.push({ path: 'pages', message: 'Add a page: an app without one shows nothing.' });
  return issues;
}

function checkVersions({ exbVersion }: Json, installed: Installed): Issue[] {
  if (versionNumbers(exbVersion) === null)
    return [
      {
        path: 'exbVersion',
        message: `Say the version as '${installed.exbVersion}', not ${quoted(exbVersion)}.`
      }
    ];
  return isNewer(exbVersion, installed.exbVersion)
    ? [
        {
          path: 'exbVersion',
          message: `This app is of Experience Builder ${quoted(exbVersion)}; known here are versions up to ${installed.exbVersion}. Save it with that version, or bring this server up to date.`
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
          message: `${quoted(theme)} is not installed. Choose one of ${[...themes].sort().join(', ')}.`
        }
      ];
}

/** The layouts that a map of sizes names: `{ LARGE: 'layout_1' }`, or of names of such maps, as widgets have. */
function checkLayoutMap(config: Json, map: unknown, path: string): Issue[] {
  return entriesOf(map).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (isJson(value)) return checkLayoutMap(config, value, here);
    return value === null || value === undefined || has(config.layouts, value)
      ? []
      : [
          {
            path: here,
            message: `There is no layout ${quoted(value)}. Name one of 'layouts', or take it out.`
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

/** What an item of a layout may show: the field that names it, and where that stands. */
const SHOWN = [
  ['WIDGET', 'widgetId', 'widgets'],
  ['SECTION', 'sectionId', 'sections'],
  ['SCREEN_GROUP', 'screenGroupId', 'screenGroups']
] as const;

function checkItem(config: Json, item: unknown, path: string): Issue[] {
  if (!isJson(item)) return [{ path, message: 'Make this an object.' }];
  return SHOWN.flatMap(([type, field, part]) => {
    const id = item[field];
    // A place that a template keeps free names nothing yet.
    if (id === undefined && (item.type !== type || item.isPlaceholder === true)) return [];
    return has(config[part], id)
      ? []
      : [
          {
            path: `${path}.${field}`,
            message: `There is no ${quoted(id)} in '${part}'. Take the item out of the layout, or name one that is there.`
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
              message: `There is no view ${quoted(view)}. Take it out of the section.`
            }
          ]
    )
  );

/** Ids of the sources of a config, those within others too. */
function sourceIds(sources: unknown): string[] {
  return entriesOf(sources).flatMap(([id, source]) => [
    id,
    ...(isJson(source) ? sourceIds(source.childDataSourceJsons) : [])
  ]);
}

/** A layer of a map and a view of a source are named after what they are of: 'dataSource_1-roads'. */
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
    message: `There is no data source ${quoted(id)}. Choose one of 'dataSources' in the widget's settings, or add it.`
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
            message: `${quoted(id)} is no map of this app. Choose a map widget, or none.`
          }
        ];
  });
}

function checkWidgetVersion(installed: InstalledWidget, version: unknown, path: string): Issue[] {
  if (version === undefined) return [];
  if (versionNumbers(version) === null)
    return [{ path, message: `Say the version as '${installed.version}', not ${quoted(version)}.` }];
  return isNewer(version, installed.version)
    ? [
        {
          path,
          message: `The settings are of version ${quoted(version)}, the installed widget is ${installed.version}. Install the newer widget, or set it up anew.`
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
            message: `The widget ${quoted(widget.uri)} is not installed. Install it, or take it out of the app.`
          }
        ];
    return [...found, ...checkMaps(config, installed, widget, path), ...checkSources(known, widget, path)];
  });
}

/**
 * What is wrong with an app config, so that it would not run as it is meant to with what is installed; nothing is wrong
 * where the list is empty. It reads what it checks and leaves everything else to whoever wrote it.
 * @param config the whole config, as it was parsed.
 */
export function checkAppConfig(config: unknown, installed: Installed): Issue[] {
  if (!isJson(config))
    return [{ path: 'config', message: 'Send the app config as a JSON object, not as text, list or null.' }];
  if (isTooDeep(config))
    return [
      { path: 'config', message: `Its objects stand in each other more than ${DEEPEST} deep. Flatten it.` }
    ];
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
