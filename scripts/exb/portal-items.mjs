import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { PLACEHOLDER } from './options.mjs';

/** Keyword that identifies an item, and keyword with the digest of its written content. */
const ID = 'SITE id ';
const WRITTEN = 'SITE written ';
const SERVICE = /^(.*\/rest\/services\/(.+)\/(FeatureServer|ImageServer))(\/\d+)?$/;

const mapsFolder = join(root, 'experiences/maps');

/** Returns the same text for equal JSON, whatever the order of its keys. */
const toCanonicalJson = (value) =>
  Array.isArray(value)
    ? `[${value.map(toCanonicalJson).join()}]`
    : value !== null && typeof value === 'object'
      ? `{${Object.keys(value)
          .sort()
          .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key])}`)
          .join()}}`
      : JSON.stringify(value);
const computeDigest = (value) =>
  createHash('sha256').update(toCanonicalJson(value)).digest('hex').slice(0, 32);

const flattenLayers = (layers = []) => layers.flatMap((layer) => [layer, ...flattenLayers(layer.layers)]);

/** Returns the web maps and web scenes of this repository, with the server's address filled in. */
function readMapItems(server) {
  return JSON.parse(readFileSync(join(mapsFolder, 'items.json'), 'utf8')).map((item) => {
    const scene = join(mapsFolder, `${item.id}.webscene.json`);
    const isScene = existsSync(scene);
    const text = readFileSync(isScene ? scene : join(mapsFolder, `${item.id}.webmap.json`), 'utf8');
    const { id, title, snippet, tags } = item;
    const type = isScene ? 'Web Scene' : 'Web Map';
    return { id, title, snippet, tags, type, data: JSON.parse(text.replaceAll(PLACEHOLDER, server)) };
  });
}

/** Returns the services of the maps' layers, each once, with the title of its first layer. */
function listServiceItems(maps) {
  const found = new Map();
  for (const { title, url } of maps.flatMap(({ data }) => flattenLayers(data.operationalLayers))) {
    const [, address, name, kind] = SERVICE.exec(url ?? '') ?? [];
    if (!address || found.has(address)) continue;
    const type = kind === 'ImageServer' ? 'Image Service' : 'Feature Service';
    found.set(address, { id: `services/${name}`, title, snippet: '', tags: ['layer'], type, url: address });
  }
  return [...found.values()];
}

/** Returns the content of an item that is compared and recorded: a map's JSON, a service's address. */
const selectContent = ({ data, url }) => (data ? { data } : { url });

const findKeyword = ({ typeKeywords = [] }, prefix) =>
  typeKeywords.find((word) => word.startsWith(prefix))?.slice(prefix.length);

/** Returns the parameters with which an item is added or updated. */
function buildParameters(item, isNew, theirs = []) {
  const { id, title, snippet, tags, type, data, url } = item;
  const others = theirs.filter((word) => !word.startsWith(ID) && !word.startsWith(WRITTEN));
  const typeKeywords = [...others, ID + id, WRITTEN + computeDigest(selectContent(item))].join(',');
  return {
    ...(isNew && { type, title, snippet, tags: ['SITE', ...tags].join(',') }),
    typeKeywords,
    ...(data ? { text: JSON.stringify(data) } : { url })
  };
}

/**
 * Plans how a portal gets every web map, web scene and service of this repository.
 * @param portal from `openPortal`.
 * @param server address of the SITE server, without a trailing slash.
 * @returns {Promise<{ id: string, title: string, type: string, done: 'add'|'update'|'same'|'kept', theirs?:
 *   object, parameters?: object }[]>} `kept` was edited by hand in the portal; parameters are present only when
 *   something has to be sent.
 */
export async function planItems(portal, server) {
  const maps = readMapItems(server);
  const theirs = new Map();
  for (const item of await portal.listItems()) {
    const id = findKeyword(item, ID);
    if (id) theirs.set(id, item);
  }
  const plan = [];
  for (const item of [...listServiceItems(maps), ...maps]) {
    const { id, title, type } = item;
    const there = theirs.get(id);
    if (!there) {
      plan.push({ id, title, type, done: 'add', parameters: buildParameters(item, true) });
      continue;
    }
    const now = computeDigest(
      selectContent(item.data ? { data: await portal.fetchItemData(there) } : { url: there.url })
    );
    const ours = computeDigest(selectContent(item));
    const isByHand = now !== findKeyword(there, WRITTEN) && now !== ours;
    const done = isByHand ? 'kept' : now === ours ? 'same' : 'update';
    const parameters = done === 'update' ? buildParameters(item, false, there.typeKeywords) : undefined;
    plan.push({ id, title, type, done, theirs: there, parameters });
  }
  return plan;
}
