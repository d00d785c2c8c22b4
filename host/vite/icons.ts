import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { stripQuery } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** Matches an icon of the framework: an SVG's text, or a component such as `FilterOutlined`. */
const ICON = /^jimu-icons\/(svg\/)?(outlined|filled)\/[\w-]+\/([\w-]+?)(\.svg)?$/;

const PREFIX = '\0jimu-icon:';
const SUFFIX = '.js';

interface FrameworkIcon {
  readonly name: string;
  readonly style: string;
  /** true for the text, false for a component. */
  readonly isText: boolean;
}

function parseIconSource(source: string): FrameworkIcon | null {
  const [, asText, style, name] = ICON.exec(source) ?? [];
  return style === undefined || name === undefined ? null : { name, style, isText: asText !== undefined };
}

/** Returns the icon of one of this plugin's modules; null for other modules. */
const findIcon = (id: string): FrameworkIcon | null =>
  id.startsWith(PREFIX) ? parseIconSource(id.slice(PREFIX.length, -SUFFIX.length)) : null;

/** Returns the name of an icon's component, for example `SortAscendingOutlined`. */
const toComponentName = ({ name, style }: FrameworkIcon) =>
  `${name}-${style}`.replace(/(?:^|-)(\w)/g, (_whole, first: string) => first.toUpperCase());

/** Returns the export names of an icon's module; null for every other module. */
export function listIconExports(id: string): ReadonlySet<string> | null {
  const icon = findIcon(id);
  return icon && new Set([icon.isText ? 'default' : toComponentName(icon)]);
}

/**
 * Resolves the framework's icons by their paths, drawn as Calcite's icons of the same name. An icon that
 * Calcite lacks is not found and refused. `root` is the folder of the installed packages.
 */
export function frameworkIcons(root: string, host: string): Plugin {
  const getIconFile = ({ name, style }: FrameworkIcon) =>
    join(
      root,
      'node_modules/@esri/calcite-ui-icons/icons',
      `${name}-16${style === 'filled' ? '-f' : ''}.svg`
    );
  return {
    name: 'framework-icons',
    enforce: 'pre',
    resolveId(source) {
      const icon = parseIconSource(source);
      return icon && existsSync(getIconFile(icon)) ? PREFIX + source + SUFFIX : null;
    },
    load(id) {
      const icon = findIcon(id);
      if (!icon) return null;
      // The framework's icons have the colour of the text around them.
      const svg = readFileSync(getIconFile(icon), 'utf8').replace('<svg ', '<svg fill="currentColor" ');
      if (icon.isText) return `export default ${JSON.stringify(svg)};\n`;
      return [
        `import { createElement } from 'react';`,
        `import { Icon } from ${JSON.stringify(join(host, 'jimu/jimu-ui/lib/icon.tsx'))};`,
        `const icon = ${JSON.stringify(svg)};`,
        `export const ${toComponentName(icon)} = (props) => createElement(Icon, { ...props, icon });\n`
      ].join('\n');
    }
  };
}

/**
 * Returns the SVGs of widgets' folders `assets/icons` as text, as Experience Builder's build does, so that
 * `Icon` draws them in the colour of the text around them. Other images are addresses.
 */
export const ownIcons = (roots: readonly WidgetRoot[]): Plugin => ({
  name: 'own-icons',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (!/\/assets\/icons\/[^?]*\.svg$/.test(source)) return null;
    if (!roots.some(({ dir }) => stripQuery(importer).startsWith(dir))) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && !found.external ? `${found.id}?raw` : null;
  }
});
