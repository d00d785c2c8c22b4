import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Checks the contrast of the theme's colours in Experience Builder's own controls. Source: WCAG 2.2, 1.4.3 and
 * 1.4.11.
 */

type ColorTokens = Readonly<Record<string, unknown>>;

/** Text and background, by path in `sys.color`, for each kind of control. */
const TEXT: readonly (readonly [control: string, text: string, ground: string])[] = [
  ['default button', 'action.text', 'action.default'],
  ['default button, hovered', 'action.text', 'action.hover'],
  ['default button, pressed', 'action.text', 'action.pressed'],
  ['selected item', 'action.selected.text', 'action.selected.default'],
  ['selected item, hovered', 'action.selected.text', 'action.selected.hover'],
  ...['primary', 'secondary', 'error', 'warning', 'info', 'success'].flatMap(
    (name) =>
      [
        [`${name} button`, `${name}.text`, `${name}.main`],
        [`${name} button, hovered`, `${name}.text`, `${name}.dark`],
        [`${name} notice`, `${name}.dark`, `${name}.light`]
      ] as const
  ),
  ...['background', 'paper', 'overlay', 'header', 'footer'].flatMap(
    (name) =>
      [
        [`panel (${name})`, `surface.${name}Text`, `surface.${name}`],
        [`hint (${name})`, `surface.${name}Hint`, `surface.${name}`]
      ] as const
  ),
  ['tab', 'primary.main', 'surface.paper'],
  ['link', 'action.link.default', 'surface.paper'],
  ['link, hovered', 'action.link.hover', 'surface.paper'],
  ['link, visited', 'action.link.visited', 'surface.paper'],
  ['input', 'action.inputField.text', 'action.inputField.default'],
  ['placeholder', 'action.inputField.placeholder', 'action.inputField.default']
];
/** Edges that mark the bounds of a control. */
const EDGES: typeof TEXT = [
  ['focus ring on a panel', 'action.focus', 'surface.paper'],
  ['focus ring on the page', 'action.focus', 'surface.background'],
  ['input', 'divider.inputField', 'action.inputField.default'],
  ['switch', 'divider.switch', 'surface.paper']
];

function readColors(theme: string): ColorTokens {
  const { sys } = JSON.parse(readFileSync(join('themes', theme, 'variables.json'), 'utf8')) as {
    sys: { color: ColorTokens & { mode: string } };
  };
  return sys.color[sys.color.mode] as ColorTokens;
}

const readColor = (colors: ColorTokens, path: string): string =>
  path.split('.').reduce<unknown>((value, key) => (value as ColorTokens)[key], colors) as string;

/** Computes the relative luminance of '#RRGGBB', 0 to 1. */
function computeLuminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function computeContrast(one: string, other: string): number {
  const [light, dark] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

it('computes the contrast of black on white as 21 and of #767676 on white as 4.54', () => {
  expect(computeContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 6);
  expect(computeContrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
});

const themes = readdirSync('themes').filter((name) => existsSync(join('themes', name, 'variables.json')));
it('finds the light and the dark theme', () => expect(themes).toEqual(['site', 'site-dark']));

it.each(themes)('%s gives 4.5 : 1 to texts of the framework and 3 : 1 to its edges', (theme) => {
  const colors = readColors(theme);
  const findWeakPairs = (pairs: typeof TEXT, least: number) =>
    pairs.flatMap(([control, one, other]) => {
      const contrast = computeContrast(readColor(colors, one), readColor(colors, other));
      return contrast < least ? [`${control}: ${one} on ${other} ${contrast.toFixed(2)}`] : [];
    });
  expect(findWeakPairs(TEXT, 4.5)).toEqual([]);
  expect(findWeakPairs(EDGES, 3)).toEqual([]);
});

it.each(themes)('%s gives 3 : 1 to the icons of the tools of our pages, open or not', (theme) => {
  const { widgets } = JSON.parse(readFileSync('experiences/oil-palm-2d/config.json', 'utf8')) as {
    widgets: Record<string, { uri: string; config: { appearance: { advanced: boolean; card: object } } }>;
  };
  const { config } = Object.values(widgets).find(({ uri }) => uri === 'widgets/common/controller/')!;
  expect(config.appearance.advanced).toBe(true);
  const { variant } = config.appearance.card as {
    variant: Record<string, Record<'bg' | 'iconColor', string>>;
  };
  const colors = readColors(theme);
  const readVariable = (value: string) => {
    const [, name = ''] = /^var\(--sys-color-([\w-]+)\)$/.exec(value) ?? [];
    const [group = '', ...words] = name.split('-');
    const key = words.map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
    return readColor(colors, `${group}.${key}`);
  };
  expect(Object.keys(variant).sort()).toEqual(['active', 'default', 'hover']);
  for (const { bg, iconColor } of Object.values(variant))
    expect(computeContrast(readVariable(iconColor!), readVariable(bg!))).toBeGreaterThanOrEqual(3);
});

describe('the style of the themes', () => {
  const style = readFileSync('themes/style.css', 'utf8');
  const [, head = ''] = /\.jimu-floating-panel-header[^{]*\{([^}]*)\}/.exec(style) ?? [];
  /** Path in `sys.color` of the variable that a property of the head of a floating panel takes. */
  const readVariable = (property: string) => {
    const [, name = ''] =
      new RegExp(`(?<![-\\w])${property}: var\\(--sys-color-([\\w-]+)\\)`).exec(head) ?? [];
    return name.replace('-', '.').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  };

  it.each(themes)(
    'gives 4.5 : 1 to the head of a floating panel in %s, which is no block of colour',
    (theme) => {
      const [text, ground] = [readVariable('color'), readVariable('background')];
      expect([text, ground]).toEqual(['surface.paperText', 'surface.paper']);
      const colors = readColors(theme);
      const contrast = computeContrast(readColor(colors, text), readColor(colors, ground));
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    }
  );
});
