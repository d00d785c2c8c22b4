import { formatOptionLabel, PICKUP_VEHICLES } from '@site/domain';
import { LEGENDS } from '../../domain/src/bands/test-legends';
import { CATALOGUE, isRaster } from './catalogue';
import type { LayerDefinition } from './catalogue';
import type { RendererJson } from './esri/json';
import { createLayerDrawing, createOperationalLayer } from './esri/layer-json';
import { isTitled, translateText } from './translate-text';
import { BIOCHAR_PROJECT_LAYERS } from './project-layers';
import { getLayerText, TEXT_KEYS } from './texts';

/** Returns whether a title consists only of fields of the feature. */
const isOwn = (text: string) => /^[{}\w\s,]*$/.test(text) && text.replace(/\{\w+\}/g, '').trim() === '';
const isCommon = (text: string) => text.replace(/\{\w+\}|[,\s]/g, '') === '' || isOwn(text);

const titles = CATALOGUE.map(({ title }) => title);
const getClusters = (layer: LayerDefinition) => createLayerDrawing(layer, 'en').featureReduction;
const popups = CATALOGUE.flatMap((layer) => [
  createOperationalLayer(layer).popupInfo,
  ...(isRaster(layer) ? [] : [getClusters(layer)?.popupInfo].filter((popup) => popup !== undefined))
]);
const labels = popups.flatMap(({ fieldInfos }) => fieldInfos.map(({ label }) => label));
const headings = popups.map(({ title }) => title).filter((title) => !isCommon(title));
const project = Object.values(BIOCHAR_PROJECT_LAYERS).flatMap((items) => items.map(({ label }) => label));

const features = CATALOGUE.filter((layer): layer is LayerDefinition => !isRaster(layer));
const renderers = features.flatMap((layer) => [
  createLayerDrawing(layer, 'en').drawingInfo.renderer,
  ...(getClusters(layer) ? [getClusters(layer)!.drawingInfo.renderer] : [])
]);

/** Returns the heading and the classes that a legend shows for a renderer. */
function legendTexts(renderer: RendererJson): (string | undefined)[] {
  if (renderer.type === 'uniqueValue') {
    const classes = renderer.uniqueValueInfos.map(({ label }) => label);
    return [renderer.legendOptions?.title, ...classes, renderer.defaultLabel];
  }
  const variables = (renderer.visualVariables ?? []).flatMap((variable) =>
    'field' in variable
      ? [
          variable.legendOptions.title,
          ...(variable.type === 'colorInfo' ? variable.stops.map(({ label }) => label) : [])
        ]
      : []
  );
  if (renderer.type === 'simple') return variables;
  const classes = renderer.classBreakInfos.map(({ label }) => label);
  return [renderer.legendOptions.title, ...classes, renderer.defaultLabel, ...variables];
}

/**
 * Returns whether a class is only numbers, such as '0-7', '>1500', '36-37k'; the heading names what they count.
 */
const isFigures = (text: string) => /^[<>≤≥]?[\d.,-]+[k+]?$/.test(text);
const inLegends = [
  ...renderers.flatMap(legendTexts),
  ...LEGENDS.flatMap(({ bands }) => bands.map(({ label }) => label))
]
  .filter((text) => text !== undefined)
  .filter((text) => !isFigures(text));
const items = [
  ...features.flatMap(({ panel }) => panel?.lists ?? []).flatMap(({ items: all = [] }) => all),
  ...renderers.flatMap((renderer) =>
    renderer.type === 'uniqueValue' ? renderer.uniqueValueInfos.map(({ value }) => value) : []
  )
];

/** Names of machines, vehicles and data sources, and words that are the same in French. */
const SAME_IN_FRENCH = ['Kraken II', 'GRID', 'Google', 'Normal', ...PICKUP_VEHICLES];
const listUntranslated = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => !SAME_IN_FRENCH.includes(text));

describe('French texts of legends and lists', () => {
  it.each(listUntranslated(inLegends))('exist for %s in a legend', (text) => {
    expect(translateText(text, 'fr')).not.toBe(text);
    expect(translateText(text, 'en')).toBe(text);
  });

  it.each(listUntranslated(items))('exist for %s in a list, a popup and a summary', (item) => {
    expect(formatOptionLabel(item, 'fr')).not.toBe(item);
    expect(translateText(item, 'fr')).not.toBe(item);
  });

  it('are unchanged when translated again', () => {
    for (const text of [...titles, ...inLegends]) {
      const french = translateText(text, 'fr');
      expect(translateText(french, 'fr')).toBe(french);
    }
  });

  it.each([
    ['below 5', 'moins de 5'],
    ['under 35k', 'moins de 35k'],
    ['above 50', 'plus de 50'],
    ['38k and above', '38k et plus'],
    ['3.5 and more', '3.5 et plus'],
    ['0.5 to 1', '0.5 à 1'],
    ['above all', 'above all']
  ])('translate %s as %s', (english, french) => {
    expect(translateText(english, 'fr')).toBe(french);
  });

  it('contain the French unit', () => {
    expect(translateText('Cassava produced (thousand t)', 'fr')).toBe('Manioc produit (milliers de t)');
  });
});

it('isTitled recognizes a layer by its title in every language', () => {
  expect(isTitled('Moulins confirmés', 'Confirmed mills')).toBe(true);
  expect(isTitled(' confirmed MILLS ', 'Confirmed mills')).toBe(true);
  expect(isTitled('Tagged Mills', 'Confirmed mills')).toBe(false);
  expect(isTitled(null, 'Confirmed mills')).toBe(false);
});

it('equal English texts have equal French texts', () => {
  const french = new Map<string, string>();
  for (const key of TEXT_KEYS) {
    const [english, local] = [getLayerText(key, 'en'), getLayerText(key, 'fr')];
    expect([key, french.get(english) ?? local]).toEqual([key, local]);
    french.set(english, local);
  }
});

describe('French texts of layers', () => {
  it.each([...new Set([...titles, ...labels, ...headings])])('exist for %s', (text) => {
    expect(translateText(text, 'fr')).toBeTruthy();
    expect(translateText(text, 'en')).toBe(text);
  });

  it('exist for each of the biochar project layers', () => {
    // PKS is an abbreviation in both languages.
    for (const label of project.filter((one) => one !== 'PKS'))
      expect([label, translateText(label, 'fr')]).not.toEqual([label, label]);
  });

  it('keep the placeholders in braces, and contain the French unit', () => {
    for (const title of headings)
      expect(translateText(title, 'fr').match(/\{\w+\}/g)).toEqual(title.match(/\{\w+\}/g));
    expect(translateText('Age (years)', 'fr')).toBe('Âge (ans)');
    expect(translateText('Current P1 price (₦/t)', 'fr')).toBe('Prix actuel du P1 (₦/t)');
  });

  it('leave custom names unchanged, and use the domain’s labels for items of lists', () => {
    expect(translateText('Mills of the east', 'fr')).toBe('Mills of the east');
    expect(translateText('Mills of the east (t)', 'fr')).toBe('Mills of the east (t)');
    expect(translateText('constructor', 'fr')).toBe('constructor');
    expect(translateText('Wood', 'fr')).toBe(formatOptionLabel('Wood', 'fr'));
  });
});
