import { Immutable } from '../immutable';
import { getAppStore } from '../store/store';
import type { DataSourceJson, IMDataSourceJson, IMUseDataSource } from '../types/app-config';
import type { IMState } from '../types/state';
import { BaseDataSource } from './base-data-source';
import { GivenDataSource, SelectionDataSource } from './given-data-source';
import { LocalDataSource } from './local-data-source';
import { BaseQueriableDataSource } from './queriable-data-source';
import { ServiceLayerDataSource } from './service-layer-data-source';
import { tellInfo } from './source-info';
import { DataSourceStatus, DataSourceTypes } from './types';
import type { DataSource } from './types';
import { PortalMapDataSource } from './web-map-data-source';

const SELECTION = '-selection';

/** Records of such a source come from a widget and stay in the page. */
const isGiven = ({ type, url, isDataInDataSourceInstance }: IMDataSourceJson) =>
  isDataInDataSourceInstance === true ||
  type === String(DataSourceTypes.SimpleLocal) ||
  (type === String(DataSourceTypes.FeatureLayer) && url === undefined);

function build(json: IMDataSourceJson): BaseDataSource {
  if (json.type === String(DataSourceTypes.WebMap) || json.type === String(DataSourceTypes.WebScene))
    return new PortalMapDataSource(json);
  if (isGiven(json)) return new GivenDataSource(json);
  if (json.type === String(DataSourceTypes.FeatureLayer)) return new ServiceLayerDataSource(json);
  return new BaseDataSource(json);
}

type Json = DataSourceJson | IMDataSourceJson;
type Sources = Readonly<Record<string, IMDataSourceJson>>;

/** What the app's configuration says of a source, one of its own or a layer of one; undefined where it does not name it. */
export function namedIn({ appConfig }: IMState, id: string): IMDataSourceJson | undefined {
  const within = (sources: Sources): IMDataSourceJson | undefined => {
    for (const json of Object.values(sources)) {
      const found = json.id === id ? json : within((json.childDataSourceJsons ?? {}) as Sources);
      if (found) return found;
    }
    return undefined;
  };
  return within((appConfig.dataSources ?? {}) as Sources);
}

type Named = IMDataSourceJson | undefined;

/** Whether the configuration says the same of a source, in however many objects. */
export const isSame = (one: Named, other: Named) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The app's data sources, made from its configuration when they are first asked for. */
export class DataSourceManager {
  private static instance: DataSourceManager | null = null;
  private readonly sources = new Map<string, DataSource>();
  /** What the configuration said when each was made. */
  private readonly madeOf = new Map<string, Named>();

  static getInstance(): DataSourceManager {
    DataSourceManager.instance ??= new DataSourceManager();
    return DataSourceManager.instance;
  }

  /** The source if it has been created, else null. */
  getDataSource(id: string | undefined): DataSource | null {
    return this.sources.get(id ?? '') ?? null;
  }

  getDataSources(): Readonly<Record<string, DataSource>> {
    return Object.fromEntries(this.sources);
  }

  getDataSourcesAsArray(): DataSource[] {
    return [...this.sources.values()];
  }

  /** Those that the app's configuration names, but for what its widgets make. */
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
   * Creates a source by its JSON, or by its id in the app's configuration; rejects when that does not name it. One of
   * which the configuration says something else by now is made anew: settings change what comes out of a widget.
   */
  async createDataSource(
    idOrJson: string | Json | { readonly id?: string; readonly dataSourceJson: Json }
  ): Promise<DataSource> {
    const given =
      typeof idOrJson === 'object' && 'dataSourceJson' in idOrJson ? idOrJson.dataSourceJson : idOrJson;
    const id = typeof given === 'string' ? given : given.id;
    const named = namedIn(getAppStore().getState(), id);
    const known = this.sources.get(id);
    if (known && isSame(named, this.madeOf.get(id))) return known;
    const json = typeof given === 'string' ? named : Immutable(given);
    const source = json ? build(json as IMDataSourceJson) : await this.selectionOf(id);
    if (!source) {
      tellInfo(id, { instanceStatus: 'CREATE_ERROR', status: DataSourceStatus.NotReady });
      throw new Error(`The app has no data source ${id}. Choose one in the widget's settings.`);
    }
    this.sources.delete(`${id}${SELECTION}`);
    this.sources.set(id, source);
    this.madeOf.set(id, named);
    // What a widget makes is not there before it says so.
    const isOutput = source.getDataSourceJson().isOutputFromWidget === true;
    const status = isOutput ? DataSourceStatus.NotReady : DataSourceStatus.Unloaded;
    tellInfo(id, { instanceStatus: 'CREATED', status, countStatus: status });
    return source;
  }

  /** With `localId`, a copy of the source that has records of its own; the same one for whoever names it so. */
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
    tellInfo(local.id, { instanceStatus: 'CREATED', status, countStatus: status });
    return local;
  }

  destroyDataSource(id: string): void {
    this.sources.delete(id);
    tellInfo(id, undefined);
  }

  private async selectionOf(id: string): Promise<BaseDataSource | null> {
    if (!id.endsWith(SELECTION)) return null;
    const main = await this.createDataSource(id.slice(0, -SELECTION.length));
    if (!(main instanceof BaseQueriableDataSource)) return null;
    const json = { id, type: main.type, label: main.getLabel() };
    return new SelectionDataSource(Immutable(json) as unknown as IMDataSourceJson, main);
  }
}
