import type { IntlShape } from 'react-intl';
import { JimuFieldType } from './field-types';
import type { DataSource, Feature, FeatureDataRecord, JsonGeometry } from './types';

function formatFieldValue(value: unknown, type: JimuFieldType | undefined, intl: IntlShape): string {
  if (value === null || value === undefined) return '';
  if (type === JimuFieldType.Date)
    return intl.formatDate(value as number, { dateStyle: 'medium', timeStyle: 'short' });
  if (typeof value === 'number') return intl.formatNumber(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | boolean);
}

/** A record made from a feature. */
export class LayerRecord implements FeatureDataRecord {
  readonly hasFullGeometry = true;

  constructor(
    readonly dataSource: DataSource,
    public feature: Feature
  ) {}

  getData(): Record<string, unknown> {
    return { ...this.feature.attributes };
  }

  getFieldValue(jimuFieldName: string): unknown {
    return this.feature.attributes[jimuFieldName];
  }

  getFormattedFieldValue(jimuFieldName: string, intl: IntlShape): string {
    const field = this.dataSource.getSchema().fields?.[jimuFieldName];
    return formatFieldValue(this.getFieldValue(jimuFieldName), field?.type, intl);
  }

  getFormattedData(intl: IntlShape): Record<string, string> {
    const names = Object.keys(this.feature.attributes);
    return Object.fromEntries(names.map((name) => [name, this.getFormattedFieldValue(name, intl)]));
  }

  getGeometry(): JsonGeometry | undefined {
    return this.feature.geometry;
  }

  getId(): string {
    return String(this.feature.attributes[this.dataSource.getIdField()] as string | number | undefined);
  }

  setId(id: string): void {
    this.feature = { ...this.feature, attributes: { ...this.feature.attributes } };
    this.feature.attributes[this.dataSource.getIdField()] = id;
  }

  clone(deep = false): LayerRecord {
    return new LayerRecord(this.dataSource, deep ? structuredClone(this.feature) : { ...this.feature });
  }

  toJson(): Feature {
    return { ...this.feature, attributes: this.getData() };
  }
}
