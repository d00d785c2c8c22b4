import { getAppStore } from '../store/store';
import type { DataSourceJson, IMDataSourceJson, IMUseDataSource } from '../types/app-config';
import type { DataSourceInfo } from '../types/state';
import { layerQueries } from './layer-queries';
import { DataSourceStatus, DataSourceTypes } from './types';
import type { DataSource, FeatureLayerDataSource, WebMapDataSource } from './types';

function build(json: IMDataSourceJson): DataSource | WebMapDataSource | FeatureLayerDataSource {
  const base: DataSource = {
    id: json.id,
    type: json.type,
    getLabel: () => json.label ?? json.sourceLabel ?? json.id,
    getDataSourceJson: () => json,
    getMainDataSource: () => base,
    getStatus: () => DataSourceStatus.Unloaded
  };
  if (json.type === DataSourceTypes.WebMap || json.type === DataSourceTypes.WebScene)
    return Object.assign(base, {
      itemId: json.itemId ?? '',
      portalUrl: json.portalUrl ?? getAppStore().getState().portalUrl
    });
  if (json.type === DataSourceTypes.FeatureLayer)
    return Object.assign(base, { url: json.url ?? '', ...layerQueries(json.id) });
  return base;
}

/** The app's data sources, made from its configuration when they are first asked for. */
export class DataSourceManager {
  private static instance: DataSourceManager | null = null;
  private readonly sources = new Map<string, DataSource>();

  static getInstance(): DataSourceManager {
    DataSourceManager.instance ??= new DataSourceManager();
    return DataSourceManager.instance;
  }

  /** The source if it has been created, else null. */
  getDataSource(id: string): DataSource | null {
    return this.sources.get(id) ?? null;
  }

  getDataSources(): Readonly<Record<string, DataSource>> {
    return Object.fromEntries(this.sources);
  }

  getConfiguredDataSources(): DataSource[] {
    return [...this.sources.values()];
  }

  /** Creates a source by its JSON, or by its id in the app's configuration; rejects when that does not name it. */
  async createDataSource(idOrJson: string | DataSourceJson): Promise<DataSource> {
    const id = typeof idOrJson === 'string' ? idOrJson : idOrJson.id;
    const known = this.sources.get(id);
    if (known) return known;
    const json =
      typeof idOrJson === 'string' ? getAppStore().getState().appConfig.dataSources?.[id] : idOrJson;
    if (!json) {
      this.tell(id, { instanceStatus: 'CREATE_ERROR', status: DataSourceStatus.NotReady });
      throw new Error(`The app has no data source ${id}. Choose one in the widget's settings.`);
    }
    const source = build(json as unknown as IMDataSourceJson);
    this.sources.set(id, source);
    this.tell(id, { instanceStatus: 'CREATED', status: DataSourceStatus.Unloaded });
    return source;
  }

  createDataSourceByUseDataSource(useDataSource: IMUseDataSource): Promise<DataSource> {
    return this.createDataSource(useDataSource.dataSourceId);
  }

  destroyDataSource(id: string): void {
    this.sources.delete(id);
    this.tell(id, undefined);
  }

  private tell(id: string, info: DataSourceInfo | undefined) {
    getAppStore().dispatch({ type: 'DATA_SOURCE_INFO', id, info });
  }
}
