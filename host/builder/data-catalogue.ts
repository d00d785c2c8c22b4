import { ask } from '../jimu/jimu-core/lib/ask';
import { dataSourceUtils } from '../jimu/jimu-core/lib/framework-utils';
import type { DataSourceJson } from '../jimu/jimu-core/lib/types/app-config';
import type { SourceKind } from './kind-name';
import { savedAddress } from './model/data';

/** A source of data that is not in the app yet. */
export type NewSource = Omit<DataSourceJson, 'id'>;

/** A map or a service that can be added; what it is made of is read when it is. */
export interface DataEntry {
  readonly label: string;
  readonly kind: SourceKind;
  /** What the source will be known by, to tell whether the app has it. */
  readonly known: Partial<DataSourceJson>;
  read(): Promise<NewSource>;
}

const KINDS = { 'Web Map': 'WEB_MAP', 'Web Scene': 'WEB_SCENE' } as const satisfies Record<
  string,
  SourceKind
>;
/** Maps of a kind asked for in one answer: as many as a portal gives. */
const MOST_MAPS = 100;

interface Item {
  readonly id: string;
  readonly title: string;
}

async function maps(portal: string, origin: string, type: keyof typeof KINDS): Promise<DataEntry[]> {
  const asked = { f: 'json', q: `type:"${type}"`, num: String(MOST_MAPS) };
  const { results } = await ask<{ readonly results: readonly Item[] }>(
    `${portal}/sharing/rest/search`,
    asked
  );
  const portalUrl = savedAddress(portal, origin);
  const kind = KINDS[type];
  return results.map(({ id, title }) => ({
    label: title,
    kind,
    known: { itemId: id },
    read: async () => ({ type: kind, itemId: id, portalUrl, sourceLabel: title })
  }));
}

interface Service {
  readonly name: string;
  readonly type: string;
}

/** Of the server's own services alone: a portal elsewhere lists none in this way. */
async function layers(portal: string, origin: string): Promise<DataEntry[]> {
  if (!portal.startsWith(`${origin}/`)) return [];
  const base = `${portal}/rest/services`;
  const { services } = await ask<{ readonly services: readonly Service[] }>(base, { f: 'json' });
  return services
    .filter(({ type }) => type === 'FeatureServer')
    .map(({ name }) => {
      const url = `${base}/${name}/FeatureServer/0`;
      return {
        label: name,
        kind: 'FEATURE_LAYER',
        known: { url: savedAddress(url, origin) },
        read: () => readLayer(url, origin)
      };
    });
}

/**
 * Maps, then layers, that can be added, each by label. `portal`: its address without `/sharing`. @throws Error that can
 * be read.
 */
export async function readData(portal: string, origin: string): Promise<DataEntry[]> {
  const read = await Promise.all([
    maps(portal, origin, 'Web Map'),
    maps(portal, origin, 'Web Scene'),
    layers(portal, origin)
  ]);
  return read.flatMap((entries) => entries.sort((a, b) => a.label.localeCompare(b.label)));
}

/** Of a layer: what it is. Of a service: its layers. */
interface Definition {
  readonly type?: string;
  readonly name?: string;
  readonly layers?: readonly { readonly id: number; readonly name: string }[];
  readonly tables?: readonly { readonly id: number; readonly name: string }[];
}

/** What is at an address is no layer that an app can read; `layers` are those of the service that it is. */
export class NoLayer extends Error {
  override readonly name = 'NoLayer';

  constructor(readonly layers: readonly { readonly id: number; readonly name: string }[]) {
    super('No layer is at this address.');
  }
}

/** What stands at an address. @throws NoLayer where it is no service's, or what `ask` throws. */
async function definitionAt(url: string): Promise<Definition> {
  if (!/^https?:\/\/[^/]+\/.*\/(Feature|Map)Server(\/\d+)?$/i.test(url)) throw new NoLayer([]);
  try {
    return await ask<Definition>(url, { f: 'json' });
  } catch (error) {
    // A page answers there.
    if (error instanceof SyntaxError) throw new NoLayer([]);
    throw error;
  }
}

/** The source for the layer at an address. @throws NoLayer, TypeError without an answer, or Error that can be read. */
export async function readLayer(address: string, origin: string): Promise<NewSource> {
  const url = address
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const definition = await definitionAt(url);
  const inside = [...(definition.layers ?? []), ...(definition.tables ?? [])];
  if (inside.length === 1) return readLayer(`${url}/${inside[0]!.id}`, origin);
  if (inside.length > 1 || definition.type === undefined) throw new NoLayer(inside);
  const json = dataSourceUtils.dataSourceJsonCreator
    .createDataSourceJsonByLayerDefinition('', definition, savedAddress(url, origin))
    .asMutable({ deep: true }) as DataSourceJson;
  const { id: _id, ...source } = json;
  return source;
}
