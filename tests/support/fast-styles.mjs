import { createRequire } from 'node:module';

/*
 * A faster `getComputedStyle`. testing-library reads the styles of every element whose name it computes, a
 * quarter of the time of a large page: jsdom tests every rule of every style sheet on each element and copies
 * the result. Here a rule is tested only on elements with the tag, classes and id of its last compound, and a
 * value is computed when it is read. `tests/contract/computed-styles.test.tsx` compares the result with
 * `Element.matches`.
 */

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectorHelpers = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Last compound of a selector without arguments and attributes: tag, ids and classes, then pseudo-classes. */
const LAST_COMPOUND = /(?:^|[\s>+~])([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)((?:\[\]|::?[\w-]+)*)$/i;

/** Returns the tag, ids and classes that an element needs to match a selector; null when any element may match. */
function parseSelector(selector) {
  const [found, tag, names = ''] = LAST_COMPOUND.exec(selector.trim()) ?? [];
  if (found === undefined) return null;
  const parts = names.match(/[.#][\w-]+/g) ?? [];
  const hasTag = tag !== undefined && tag !== '*';
  if (!hasTag && parts.length === 0) return null;
  const pickNames = (sign) => parts.filter((part) => part[0] === sign).map((part) => part.slice(1));
  return { tag: hasTag ? tag.toLowerCase() : null, ids: pickNames('#'), classes: pickNames('.') };
}

/** Parsed selector lists by their text; null when any element may match. */
const parsedLists = new Map();

function parseList(list) {
  let plain = list.replace(/\[[^\]]*\]/g, '[]');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  const selectors = /["'()\\]/.test(plain) ? [null] : plain.split(',').map(parseSelector);
  return selectors.includes(null) ? null : selectors;
}

/** The element of the last call: jsdom tests all rules on one element before the next. */
const last = { element: null, cache: null, tag: '', id: null, classes: [] };

function describeElement(element) {
  const cache = element._ownerDocument._styleCache;
  if (last.element === element && last.cache === cache && cache) return last;
  const id = element.getAttributeNS(null, 'id');
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
  return Object.assign(last, { element, cache, tag: element.localName.toLowerCase(), id, classes });
}

function canMatch(element, list) {
  let selectors = parsedLists.get(list);
  if (selectors === undefined) parsedLists.set(list, (selectors = parseList(list)));
  if (selectors === null) return true;
  const { tag, id, classes } = describeElement(element);
  for (const wanted of selectors)
    if (
      (wanted.tag === null || wanted.tag === tag) &&
      wanted.classes.every((one) => classes.includes(one)) &&
      wanted.ids.every((one) => one === id)
    )
      return true;
  return false;
}

const { matchesDontThrow } = selectorHelpers;
// jsdom's other modules copy the function when they are loaded, which happens after this line.
selectorHelpers.matchesDontThrow = (element, list) =>
  (typeof list !== 'string' || canMatch(element, list)) && matchesDontThrow(element, list);

const rules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const toProperty = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Replaces `getComputedStyle` of a window; pseudo-elements are left to jsdom. */
export function installFastStyles(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const impl = element && implForWrapper(element);
    if (!impl || pseudo) return getComputedStyle(element, pseudo);
    const declared = rules.getDeclarationForElement(impl);
    const computeResolvedValue = (property) => rules.getResolvedValue(impl, property);
    const readProperty = (property) =>
      property in rules.propertiesWithResolvedValueImplemented
        ? computeResolvedValue(property)
        : declared.getPropertyValue(property);
    return new Proxy(declared, {
      get(target, name) {
        if (name === 'getPropertyValue') return readProperty;
        if (typeof name === 'string') {
          const property = toProperty(name);
          if (property in rules.propertiesWithResolvedValueImplemented) return computeResolvedValue(property);
        }
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
    });
  };
}
