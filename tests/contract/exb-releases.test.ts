import { readFileSync } from 'node:fs';
import { listFiles, readJson } from '../support/exb-folders';

/*
 * One suite for Experience Builder 1.19 to 1.21 (decision 78): all differences between the releases are handled
 * in one place.
 */

/** Where it is met, and what is said there of it. */
const ADAPTER = /^shared\/(map|services|ui)\/src\/releases\//;

/** APIs that one of the releases, or its SDK, does not have or names differently. */
const DIFFERENCES = {
  'the map component (from 1.20)': /\bmapComponent\b/,
  'the popup as an element (from 1.21)': /\b(?:getPopupElement|popupElement|popupComponentEnabled)\b/,
  'layer views that have loaded (from 1.21)': /\bgetAllLoadedJimuLayerViews\b/,
  'the latest-callback hook (from 1.21)': /\buseLatestFn\b/,
  'tools of the map (instance, from 1.20 element)': /\bjimuMapTools\b/,
  'the opening of a widget in a controller':
    /\b(?:defaultOffPanel|defaultInControllerUx|inControllerUx|offPanel)\b/,
  'the typeface of a theme': /\btypeface\b|\btheme\.ref\b/,
  'the body text of a theme': /\btypography\.body/,
  'popup features at a location': /\bfetchPopupFeatures\b/,
  'the attribution of a map': /\b(?:attributionItems|fetchAttributionData)\b/,
  'types of the SDK by module (from SDK 5)': /'esri\/(?:[\w/]+\/)?types'/,
  'types of the SDK by namespace (until SDK 5)': /\b__esri\b/
};

/** Language features that are missing in the library of 2020, with which a client of 1.19 type-checks. */
const LATER_LIBRARY =
  /\.(?:at|replaceAll|toReversed|toSorted|toSpliced|findLast|findLastIndex)\(|\bObject\.(?:hasOwn|groupBy)\(|\b(?:Promise\.any|structuredClone|Array\.fromAsync)\(/;

const sources = ['widgets', 'shared', 'themes']
  .flatMap((folder) => listFiles(folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(Object.entries(DIFFERENCES))('the adapter alone knows %s', (_name, difference) => {
  const found = sources.filter(({ file, text }) => !ADAPTER.test(file) && difference.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** The sketch of plots is the only view model (decision 97). */
const SKETCH = /\/(?:use-)?outline-sketch\.ts$/;

test('imports no other widget and no other view model of the SDK, which SDK 6 removes', () => {
  const others = sources.filter(({ file }) => !SKETCH.test(file));
  const found = others.filter(({ text }) => /['"](?:esri|@arcgis\/core)\/widgets\//.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('nothing is used of the language that the compiler of 1.19 does not know', () => {
  expect(sources.filter(({ text }) => LATER_LIBRARY.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each(['themes/site', 'themes/site-dark'])(
  '%s says its text and typeface by the names of both releases',
  (theme) => {
    const { ref, sys } = readJson<{
      readonly ref: { readonly typeface: Readonly<Record<string, string>> };
      readonly sys: { readonly typography: Readonly<Record<string, object>> };
    }>(`${theme}/variables.json`);
    expect(ref.typeface['fontFamily']).toBe(ref.typeface['plain']);
    expect(sys.typography['body']).toEqual(sys.typography['body2']);
  }
);
