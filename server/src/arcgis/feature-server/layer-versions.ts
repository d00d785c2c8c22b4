import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { readReleaseTag } from '../../common/release-tag';
import { DATASETS } from '../../layers';
import { findDatasetField, usesParameters } from '../../layers/dataset';
import type { DatasetField, LayerDataset } from '../../layers/dataset';
import { shortenVersion } from '../dialect/data-version';
import { LayerFactsCache } from './layer-facts-cache';

/** Returns whether guests read the same values of a field as staff. */
const isSameForGuests = ({ forGuests }: LayerDataset, { name, sql }: DatasetField): boolean =>
  !forGuests || findDatasetField(forGuests.fields, name)?.sql === sql;

/**
 * Returns whether everybody reads the same of a layer, which only imports change, in the fields whose values do not
 * change by themselves.
 */
const isSameForAll = (dataset: LayerDataset): boolean =>
  dataset.access === 'public' &&
  !dataset.isEdited &&
  !dataset.forInvestors &&
  dataset.fields.every((field) => !field.access && (field.isLive || isSameForGuests(dataset, field)));

/** Versions of the rows of layers. */
export class LayerVersions {
  readonly facts: LayerFactsCache;

  constructor(private readonly context: AppContext) {
    this.facts = new LayerFactsCache(context.store);
  }

  /** Returns a text that changes with the answers of a layer: with an import, the parameters it uses, a release. */
  async read(dataset: LayerDataset): Promise<string> {
    const { settings, store } = this.context;
    const { version } = await this.facts.getFacts(dataset);
    const parameters = usesParameters(dataset) ? (await getCurrentParameters(store)).version : null;
    return JSON.stringify([dataset.heldAs, version, parameters, readReleaseTag(settings.root)]);
  }

  /**
   * Returns the version of a layer of the catalogue as its calls name it; null when its answers depend on the caller, or
   * its rows change otherwise than by imports.
   */
  async readShort(dataset: LayerDataset): Promise<string | null> {
    if (!isSameForAll(dataset) || !(await this.facts.getFacts(dataset)).isVersioned) return null;
    return shortenVersion(await this.read(dataset));
  }

  /** Returns the versions of layers by service, as their calls name them; layers without one are left out. */
  async readAllShort(services: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    const datasets = DATASETS.filter(({ service }) => services.has(service));
    const found = await Promise.all(
      datasets.map(async (dataset) => [dataset.service, await this.readShort(dataset)] as const)
    );
    return new Map(found.filter((entry): entry is readonly [string, string] => entry[1] !== null));
  }
}

const versions = new WeakMap<AppContext, LayerVersions>();

/** Returns the versions of an app's layers: one cache for the services and the maps. */
export function getLayerVersions(context: AppContext): LayerVersions {
  const found = versions.get(context) ?? new LayerVersions(context);
  versions.set(context, found);
  return found;
}
