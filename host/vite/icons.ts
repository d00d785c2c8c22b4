import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileOf } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** An icon of the framework: as an SVG's text, or as a component named by it, such as `FilterOutlined`. */
const ICON = /^jimu-icons\/(svg\/)?(outlined|filled)\/[\w-]+\/([\w-]+?)(\.svg)?$/;

const PREFIX = '\0jimu-icon:';
const SUFFIX = '.js';

interface FrameworkIcon {
  readonly name: string;
  readonly style: string;
  /** Wanted as text, not as a component. */
  readonly isText: boolean;
}

function iconOf(source: string): FrameworkIcon | null {
  const [, asText, style, name] = ICON.exec(source) ?? [];
  return style === undefined || name === undefined ? null : { name, style, isText: asText !== undefined };
}

/** The icon behind a module of this plugin's. */
const madeOf = (id: string): FrameworkIcon | null =>
  id.startsWith(PREFIX) ? iconOf(id.slice(PREFIX.length, -SUFFIX.length)) : null;

/** How the component of an icon is named, for example `SortAscendingOutlined`. */
const componentName = ({ name, style }: FrameworkIcon) =>
  `${name}-${style}`.replace(/(?:^|-)(\w)/g, (_whole, first: string) => first.toUpperCase());

/** What the module of an icon exports; null for every other module. */
export function iconExports(id: string): ReadonlySet<string> | null {
  const icon = madeOf(id);
  return icon && new Set([icon.isText ? 'default' : componentName(icon)]);
}

/**
 * The framework's icons by their paths, drawn as Calcite draws those of the same name; one that Calcite lacks is not
 * found, and refused as such. `root` is the folder of the installed packages.
 */
export function frameworkIcons(root: string, host: string): Plugin {
  const fileFor = ({ name, style }: FrameworkIcon) =>
    join(
      root,
      'node_modules/@esri/calcite-ui-icons/icons',
      `${name}-16${style === 'filled' ? '-f' : ''}.svg`
    );
  return {
    name: 'framework-icons',
    enforce: 'pre',
    resolveId(source) {
      const icon = iconOf(source);
      return icon && existsSync(fileFor(icon)) ? PREFIX + source + SUFFIX : null;
    },
    load(id) {
      const icon = madeOf(id);
      if (!icon) return null;
      // The framework's icons take the colour of the text around them.
      const svg = readFileSync(fileFor(icon), 'utf8').replace('<svg ', '<svg fill="currentColor" ');
      if (icon.isText) return `export default ${JSON.stringify(svg)};\n`;
      return [
        `import { createElement } from 'react';`,
        `import { Icon } from ${JSON.stringify(join(host, 'jimu/jimu-ui/lib/icon.tsx'))};`,
        `const icon = ${JSON.stringify(svg)};`,
        `export const ${componentName(icon)} = (props) => createElement(Icon, { ...props, icon });\n`
      ].join('\n');
    }
  };
}

/**
 * Gives widgets the SVGs of their folders `assets/icons` as text, as Experience Builder's build does: `Icon` then draws
 * them in the colour of the text around them. Other pictures are addresses.
 */
export const ownIcons = (roots: readonly WidgetRoot[]): Plugin => ({
  name: 'own-icons',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (!/\/assets\/icons\/[^?]*\.svg$/.test(source)) return null;
    if (!roots.some(({ dir }) => fileOf(importer).startsWith(dir))) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && !found.external ? `${found.id}?raw` : null;
  }
});
