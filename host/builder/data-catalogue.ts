import { requestJson } from '../jimu/jimu-core/lib/request-json';
import { dataSourceUtils } from '../jimu/jimu-core/lib/framework-utils';
import type { DataSourceJson } from '../jimu/jimu-core/lib/types/app-config';
import type { SourceKind } from './kind-name';
import { toSavedUrl } from './model/data';

/** A source of data that is not in the app yet. */
export type NewSource = Omit<DataSourceJson, 'id'>;

/** A map or a service that can be added. Its content is read only when it is added. */
export interface DataEntry {
  readonly label: string;
  readonly kind: SourceKind;
  /** Fields that identify the source, to check whether the app has it already. */
  readonly known: Partial<DataSourceJson>;
  read(): Promise<NewSource>;
}

const KINDS = { 'Web Map': 'WEB_MAP', 'Web Scene': 'WEB_SCENE' } as const satisfies Record<
  string,
  SourceKind
>;
/** Maps of one kind per request: the most that a portal returns. */
const MOST_MAPS = 100;

interface PortalSearchItem {
  readonly id: string;
  readonly title: string;
}

async function fetchMaps(portal: string, origin: string, type: keyof typeof KINDS): Promise<DataEntry[]> {
  const asked = { f: 'json', q: `type:"${type}"`, num: String(MOST_MAPS) };
  const { results } = await requestJson<{ readonly results: readonly PortalSearchItem[] }>(
    `${portal}/sharing/rest/search`,
    asked
  );
  const portalUrl = toSavedUrl(portal, origin);
  const kind = KINDS[type];
  return results.map(({ id, title }) => ({
    label: title,
    kind,
    known: { itemId: id },
    read: async () => ({ type: kind, itemId: id, portalUrl, sourceLabel: title })
  }));
}

interface ServiceEntry {
  readonly name: string;
  readonly type: string;
}

/**
 * Lists the layers of the server's own services; empty for another portal, which does not list its services
 * at this URL.
 */
async function fetchServiceLayers(portal: string, origin: string): Promise<DataEntry[]> {
  if (!portal.startsWith(`${origin}/`)) return [];
  const base = `${portal}/rest/services`;
  const { services } = await requestJson<{ readonly services: readonly ServiceEntry[] }>(base, { f: 'json' });
  return services
    .filter(({ type }) => type === 'FeatureServer')
    .map(({ name }) => {
      const url = `${base}/${name}/FeatureServer/0`;
      return {
        label: name,
        kind: 'FEATURE_LAYER',
        known: { url: toSavedUrl(url, origin) },
        read: () => readLayer(url, origin)
      };
    });
}

/**
 * Lists the maps, then the layers, that can be added, each by label. `portal`: its address without
 * `/sharing`. @throws Error with a readable message.
 */
export async function readData(portal: string, origin: string): Promise<DataEntry[]> {
  const read = await Promise.all([
    fetchMaps(portal, origin, 'Web Map'),
    fetchMaps(portal, origin, 'Web Scene'),
    fetchServiceLayers(portal, origin)
  ]);
  return read.flatMap((entries) => entries.sort((a, b) => a.label.localeCompare(b.label)));
}

/** A layer's type and name, or a service's layers and tables. */
interface DataDefinition {
  readonly type?: string;
  readonly name?: string;
  readonly layers?: readonly { readonly id: number; readonly name: string }[];
  readonly tables?: readonly { readonly id: number; readonly name: string }[];
}

/** The address has no layer that an app can read. `layers` are the service's, if the address is a service. */
export class NotALayerError extends Error {
  override readonly name = 'NoLayer';

  constructor(readonly layers: readonly { readonly id: number; readonly name: string }[]) {
    super('No layer is at this address.');
  }
}

/**
 * Reads the definition at an address. @throws NotALayerError when it is no service's address; otherwise the errors
 * of the request.
 */
async function fetchDefinition(url: string): Promise<DataDefinition> {
  if (!/^https?:\/\/[^/]+\/.*\/(Feature|Map)Server(\/\d+)?$/i.test(url)) throw new NotALayerError([]);
  try {
    return await requestJson<DataDefinition>(url, { f: 'json' });
  } catch (error) {
    // An HTML page answers at this address.
    if (error instanceof SyntaxError) throw new NotALayerError([]);
    throw error;
  }
}

/**
 * Reads the source for the layer at an address. @throws NotALayerError, TypeError without an answer, or Error with a
 * readable message.
 */
export async function readLayer(address: string, origin: string): Promise<NewSource> {
  const url = address
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const definition = await fetchDefinition(url);
  const inside = [...(definition.layers ?? []), ...(definition.tables ?? [])];
  if (inside.length === 1) return readLayer(`${url}/${inside[0]!.id}`, origin);
  if (inside.length > 1 || definition.type === undefined) throw new NotALayerError(inside);
  const json = dataSourceUtils.dataSourceJsonCreator
    .createDataSourceJsonByLayerDefinition('', definition, toSavedUrl(url, origin))
    .asMutable({ deep: true }) as DataSourceJson;
  const { id: _id, ...source } = json;
  return source;
}
