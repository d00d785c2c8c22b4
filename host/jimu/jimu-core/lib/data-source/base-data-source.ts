import { Immutable } from '../immutable';
import type { IMDataSourceJson } from '../types/app-config';
import { LayerRecord } from './layer-record';
import type { DataSourceSchema } from './schema';
import { getSourceInfo, updateSourceInfo } from './source-info';
import { DataSourceStatus, DataSourceTypes } from './types';
import type { DataRecord, DataSource, Feature, IMDataSourceInfo, IMDataSourceSchema } from './types';

const SETS: readonly string[] = [
  DataSourceTypes.WebMap,
  DataSourceTypes.WebScene,
  DataSourceTypes.Map,
  DataSourceTypes.FeatureService,
  DataSourceTypes.MapService,
  DataSourceTypes.GroupLayer
];

/**
 * Base of all sources: their JSON, a state that every widget sees, loaded or given records, and a selection.
 */
export class BaseDataSource implements DataSource {
  readonly id: string;
  readonly type: string;
  count?: number;
  protected loaded: DataRecord[] = [];
  protected given: DataRecord[] = [];
  protected schema: IMDataSourceSchema;
  /** Selected records that a widget passed in; they need not be loaded. */
  private chosen: readonly DataRecord[] = [];

  constructor(protected readonly json: IMDataSourceJson) {
    this.id = json.id;
    this.type = json.type;
    this.schema = json.schema ?? (Immutable<DataSourceSchema>({}) as IMDataSourceSchema);
  }

  getLabel = () => this.json.label ?? this.json.sourceLabel ?? this.json.id;
  getDataSourceJson = () => this.json;
  getMainDataSource = (): DataSource => this;
  getInfo = (): IMDataSourceInfo | undefined => getSourceInfo(this.id);
  getStatus = () => (this.getInfo()?.status ?? DataSourceStatus.NotReady) as DataSourceStatus;
  getCountStatus = () => (this.getInfo()?.countStatus ?? DataSourceStatus.NotReady) as DataSourceStatus;
  getSchema = () => this.schema;
  getGeometryType = () => this.json.geometryType;
  isDataSourceSet = () => SETS.includes(this.type);
  getRecords = (): DataRecord[] => this.loaded;
  getRecord = (index: number) => this.getRecords()[index] ?? null;
  getSourceRecords = () => this.given;

  /**
   * Sets the status. A widget that sets its output to unloaded has new data, so the source version is raised
   * and readers load again. A source that is not ready has no records.
   */
  setStatus(status: DataSourceStatus): void {
    if (status === DataSourceStatus.NotReady) {
      [this.given, this.loaded] = [[], []];
      delete this.count;
    }
    const isAnew = status === DataSourceStatus.Unloaded && this.getStatus() !== DataSourceStatus.Unloaded;
    updateSourceInfo(this.id, { status, ...(isAnew && this.nextSourceVersion()) });
  }

  setCountStatus(countStatus: DataSourceStatus): void {
    updateSourceInfo(this.id, { countStatus });
  }

  private nextSourceVersion() {
    return { sourceVersion: (this.getInfo()?.sourceVersion ?? 0) + 1 };
  }

  async fetchSchema(): Promise<IMDataSourceSchema> {
    return this.schema;
  }

  getIdField(): string {
    return this.schema.idField ?? 'OBJECTID';
  }

  getRecordById(id: string): DataRecord | null {
    return [...this.getRecords(), ...this.chosen].find((record) => record.getId() === String(id)) ?? null;
  }

  setSourceRecords(records: readonly DataRecord[]): void {
    this.given = [...records];
    this.addSourceVersion();
  }

  setSourceFeatures(features: readonly Feature[]): void {
    this.setSourceRecords(features.map((feature) => this.buildRecord(feature)));
  }

  buildRecord(feature: Feature): DataRecord {
    return new LayerRecord(this, feature);
  }

  getSelectedRecordIds(): string[] {
    return Array.from(this.getInfo()?.selectedIds ?? []);
  }

  getSelectedRecords(): DataRecord[] {
    return this.getSelectedRecordIds().flatMap((id) => this.getRecordById(id) ?? []);
  }

  getSelectedRecordIndex(): number {
    const [first] = this.getSelectedRecordIds();
    return first === undefined ? -1 : this.getRecords().findIndex((record) => record.getId() === first);
  }

  selectRecordById(id: string, record?: DataRecord): void {
    this.selectRecordsByIds([id], record && [record]);
  }

  selectRecordsByIds(ids: readonly string[], records: readonly DataRecord[] = []): void {
    const known = [...records, ...this.getRecords(), ...this.chosen];
    const selectedIds = ids.map(String);
    this.chosen = selectedIds.flatMap((id) => known.find((record) => record.getId() === id) ?? []);
    updateSourceInfo(this.id, { selectedIds });
  }

  clearSelection(): void {
    this.selectRecordsByIds([]);
  }

  addVersion(): void {
    updateSourceInfo(this.id, { version: (this.getInfo()?.version ?? 0) + 1 });
  }

  addSourceVersion(): void {
    updateSourceInfo(this.id, this.nextSourceVersion());
  }
}
