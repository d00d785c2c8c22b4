import { Immutable } from '../immutable';
import { getAppStore } from '../store/store';
import type { DataSourceJson, IMDataSourceJson, IMUseDataSource } from '../types/app-config';
import type { IMState } from '../types/state';
import { BaseDataSource } from './base-data-source';
import { InMemoryDataSource, SelectionDataSource } from './in-memory-data-source';
import { LocalDataSource } from './local-data-source';
import { BaseQueriableDataSource } from './queriable-data-source';
import { ServiceLayerDataSource } from './service-layer-data-source';
import { updateSourceInfo } from './source-info';
import { DataSourceStatus, DataSourceTypes } from './types';
import type { DataSource } from './types';
import { PortalMapDataSource } from './web-map-data-source';

const SELECTION = '-selection';

/** Checks for a source whose records come from a widget and stay in the page. */
const isInMemory = ({ type, url, isDataInDataSourceInstance }: IMDataSourceJson) =>
  isDataInDataSourceInstance === true ||
  type === String(DataSourceTypes.SimpleLocal) ||
  (type === String(DataSourceTypes.FeatureLayer) && url === undefined);

function buildSource(json: IMDataSourceJson): BaseDataSource {
  if (json.type === String(DataSourceTypes.WebMap) || json.type === String(DataSourceTypes.WebScene))
    return new PortalMapDataSource(json);
  if (isInMemory(json)) return new InMemoryDataSource(json);
  if (json.type === String(DataSourceTypes.FeatureLayer)) return new ServiceLayerDataSource(json);
  return new BaseDataSource(json);
}

type SourceJsonInput = DataSourceJson | IMDataSourceJson;
type SourceJsonById = Readonly<Record<string, IMDataSourceJson>>;

/**
 * Returns a source's definition in the app's configuration, its own or that of a layer of one; undefined when
 * it is not defined there.
 */
export function findConfigured({ appConfig }: IMState, id: string): IMDataSourceJson | undefined {
  const findIn = (sources: SourceJsonById): IMDataSourceJson | undefined => {
    for (const json of Object.values(sources)) {
      const found = json.id === id ? json : findIn((json.childDataSourceJsons ?? {}) as SourceJsonById);
      if (found) return found;
    }
    return undefined;
  };
  return findIn((appConfig.dataSources ?? {}) as SourceJsonById);
}

type ConfiguredSource = IMDataSourceJson | undefined;

/** Compares two definitions of a source by content. */
export const isSame = (one: ConfiguredSource, other: ConfiguredSource) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Manages the app's data sources, which are created from its configuration when they are first requested. */
export class DataSourceManager {
  private static instance: DataSourceManager | null = null;
  private readonly sources = new Map<string, DataSource>();
  /** Definition from which each source was created, by id. */
  private readonly madeOf = new Map<string, ConfiguredSource>();

  static getInstance(): DataSourceManager {
    DataSourceManager.instance ??= new DataSourceManager();
    return DataSourceManager.instance;
  }

  /** Returns the source; null when it has not been created. */
  getDataSource(id: string | undefined): DataSource | null {
    return this.sources.get(id ?? '') ?? null;
  }

  getDataSources(): Readonly<Record<string, DataSource>> {
    return Object.fromEntries(this.sources);
  }

  getDataSourcesAsArray(): DataSource[] {
    return [...this.sources.values()];
  }

  /** Lists the sources that the app's configuration defines, without the outputs of widgets. */
  getConfiguredDataSources(): DataSource[] {
    return this.getDataSourcesAsArray().filter(
      (source) => !source.getDataSourceJson().isOutputFromWidget && !(source instanceof LocalDataSource)
    );
  }

  getWidgetGeneratedDataSources(): DataSource[] {
    return this.getDataSourcesAsArray().filter(
      (source) => source.getDataSourceJson().isOutputFromWidget && !(source instanceof LocalDataSource)
    );
  }

  /**
   * Creates a source by its JSON, or by its id in the app's configuration; rejects when the configuration
   * does not define it. A source whose definition has changed since is re-created, because settings change
   * the output of a widget.
   */
  async createDataSource(
    idOrJson: string | SourceJsonInput | { readonly id?: string; readonly dataSourceJson: SourceJsonInput }
  ): Promise<DataSource> {
    const given =
      typeof idOrJson === 'object' && 'dataSourceJson' in idOrJson ? idOrJson.dataSourceJson : idOrJson;
    const id = typeof given === 'string' ? given : given.id;
    const named = findConfigured(getAppStore().getState(), id);
    const known = this.sources.get(id);
    if (known && isSame(named, this.madeOf.get(id))) return known;
    const json = typeof given === 'string' ? named : Immutable(given);
    const source = json ? buildSource(json as IMDataSourceJson) : await this.createSelectionSource(id);
    if (!source) {
      updateSourceInfo(id, { instanceStatus: 'CREATE_ERROR', status: DataSourceStatus.NotReady });
      throw new Error(`The app has no data source ${id}. Choose one in the widget's settings.`);
    }
    this.sources.delete(`${id}${SELECTION}`);
    this.sources.set(id, source);
    this.madeOf.set(id, named);
    // The output of a widget is not ready before the widget sets its status.
    const isOutput = source.getDataSourceJson().isOutputFromWidget === true;
    const status = isOutput ? DataSourceStatus.NotReady : DataSourceStatus.Unloaded;
    updateSourceInfo(id, { instanceStatus: 'CREATED', status, countStatus: status });
    return source;
  }

  /**
   * Creates the source of a use. With `localId`, creates a copy of the source with its own records, shared by
   * all callers with the same `localId`.
   */
  async createDataSourceByUseDataSource(
    useDataSource: IMUseDataSource,
    localId?: string
  ): Promise<DataSource> {
    const main = await this.createDataSource(useDataSource.dataSourceId);
    if (localId === undefined || !(main instanceof BaseQueriableDataSource)) return main;
    const known = this.sources.get(`${main.id}-${localId}`);
    if (known instanceof LocalDataSource && known.belongToDataSource === main) return known;
    const local = new LocalDataSource(main, localId);
    this.sources.set(local.id, local);
    const status = DataSourceStatus.Unloaded;
    updateSourceInfo(local.id, { instanceStatus: 'CREATED', status, countStatus: status });
    return local;
  }

  destroyDataSource(id: string): void {
    this.sources.delete(id);
    updateSourceInfo(id, undefined);
  }

  private async createSelectionSource(id: string): Promise<BaseDataSource | null> {
    if (!id.endsWith(SELECTION)) return null;
    const main = await this.createDataSource(id.slice(0, -SELECTION.length));
    if (!(main instanceof BaseQueriableDataSource)) return null;
    const json = { id, type: main.type, label: main.getLabel() };
    return new SelectionDataSource(Immutable(json) as unknown as IMDataSourceJson, main);
  }
}
