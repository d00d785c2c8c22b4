import { optionLabel } from '@site/domain';
import { BIOCHAR_PROJECT_LAYERS, CATALOGUE } from './catalogue';
import { FRENCH } from './fr';
import { isRaster } from './layer';
import { localText } from './local-text';

/** The words of a text without its unit. */
const words = (text: string) => text.replace(/\s*\([^()]*\)$/, '');
/** Nothing but what the feature says of itself. */
const isOwn = (text: string) => /^[{}\w\s,]*$/.test(text) && text.replace(/\{\w+\}/g, '').trim() === '';
const isCommon = (text: string) => text.replace(/\{\w+\}|[,\s]/g, '') === '' || isOwn(text);

const titles = CATALOGUE.map(({ title }) => title);
const popups = CATALOGUE.flatMap((layer) => [
  layer.popupInfo,
  ...(isRaster(layer) || !layer.layerDefinition.featureReduction
    ? []
    : [layer.layerDefinition.featureReduction.popupInfo])
]);
const labels = popups.flatMap(({ fieldInfos }) => fieldInfos.map(({ label }) => label));
const headings = popups.map(({ title }) => title).filter((title) => !isCommon(title));
const project = Object.values(BIOCHAR_PROJECT_LAYERS).flatMap((items) => items.map(({ label }) => label));

describe('texts of layers in French', () => {
  it.each([...new Set([...titles, ...labels, ...headings])])('there is one for %s', (text) => {
    expect(FRENCH[text] ?? FRENCH[words(text)]).toBeTruthy();
    expect(localText(text, 'en')).toBe(text);
  });

  it('there is one for each of the biochar project layers', () => {
    // PKS is an abbreviation in both languages.
    for (const label of project.filter((one) => one !== 'PKS'))
      expect([label, localText(label, 'fr')]).not.toEqual([label, label]);
  });

  it('keep what stands in braces, and the unit in French', () => {
    for (const title of headings)
      expect(localText(title, 'fr').match(/\{\w+\}/g)).toEqual(title.match(/\{\w+\}/g));
    expect(localText('Age (years)', 'fr')).toBe('Âge (ans)');
    expect(localText('Current P1 price (₦/t)', 'fr')).toBe('Prix actuel du P1 (₦/t)');
  });

  it('leave a name that somebody gave; items of lists are the domain’s', () => {
    expect(localText('Mills of the east', 'fr')).toBe('Mills of the east');
    expect(localText('Mills of the east (t)', 'fr')).toBe('Mills of the east (t)');
    expect(localText('constructor', 'fr')).toBe('constructor');
    expect(localText('Wood', 'fr')).toBe(optionLabel('Wood', 'fr'));
  });
});
