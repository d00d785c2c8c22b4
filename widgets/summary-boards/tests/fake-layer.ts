import { DataSourceManager, DataSourceTypes } from 'jimu-core';
import type { Attributes, CountedLayer } from '../src/runtime/data/layer';

/* A layer of the map with its service, as far as the boards ask it. */

interface Statistic {
  readonly statisticType: 'count' | 'sum';
  readonly onStatisticField: string;
  readonly outStatisticFieldName: string;
}

export interface FakeQuery {
  readonly where: string;
  readonly geometry?: object;
  readonly outStatistics?: readonly Statistic[];
  readonly groupByFieldsForStatistics?: readonly string[];
  readonly outFields?: readonly string[];
  readonly returnDistinctValues?: boolean;
  readonly start?: number;
  readonly num?: number;
}

export interface FakeLayerOptions {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Attributes[];
  /** Stands for the service's reading of a query: whether a record meets it. */
  readonly keep?: (row: Attributes, query: FakeQuery) => boolean;
  readonly edited?: string;
  readonly definitionExpression?: string;
}

function statistics(rows: readonly Attributes[], query: FakeQuery): Attributes[] {
  const by = query.groupByFieldsForStatistics ?? [];
  const groups = new Map<string, Attributes[]>();
  if (by.length === 0) groups.set('', []);
  for (const row of rows) {
    const key = JSON.stringify(by.map((field) => row[field] ?? null));
    groups.set(by.length === 0 ? '' : key, [...(groups.get(by.length === 0 ? '' : key) ?? []), row]);
  }
  return [...groups.values()].map((members) => ({
    ...Object.fromEntries(by.map((field) => [field, members[0][field] ?? null])),
    ...Object.fromEntries(
      (query.outStatistics ?? []).map(({ statisticType, onStatisticField, outStatisticFieldName }) => {
        const known = members.map((row) => row[onStatisticField]).filter((value) => value != null);
        const sum = known.length === 0 ? null : known.reduce<number>((all, one) => all + Number(one), 0);
        return [outStatisticFieldName, statisticType === 'count' ? known.length : sum];
      })
    )
  }));
}

/** The layer, every query it was asked, and its view on the map. */
export function fakeLayer(options: FakeLayerOptions) {
  const { id, title, edited, keep = () => true, definitionExpression } = options;
  const rows = options.rows.map((row, at) => ({ OBJECTID: at + 1, ...row }));
  const queries: FakeQuery[] = [];
  const keptBy = (query: FakeQuery) => {
    queries.push(query);
    return rows.filter((row) => keep(row, query));
  };
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const typeOf = (name: string) =>
    rows.some((row: Attributes) => typeof row[name] === 'number') ? 'double' : 'string';
  const layer = {
    id,
    title,
    objectIdField: 'OBJECTID',
    definitionExpression: definitionExpression ?? null,
    fields: names.map((name) => ({
      name,
      alias: `${name} (alias)`,
      type: name === 'OBJECTID' ? 'oid' : typeOf(name)
    })),
    sourceJSON: edited === undefined ? {} : { editingInfo: { dataLastEditDate: new Date(edited).getTime() } },
    load: async () => undefined,
    queryFeatures: async (query: object) => {
      const asked = query as FakeQuery;
      const kept = keptBy(asked);
      const records: readonly Attributes[] = asked.outStatistics
        ? statistics(kept, asked)
        : kept.slice(asked.start, (asked.start ?? 0) + (asked.num ?? 0));
      return { features: records.map((attributes) => ({ attributes })) };
    },
    queryFeatureCount: async (query: object) => {
      const asked = query as FakeQuery;
      const kept = keptBy(asked);
      if (!asked.returnDistinctValues) return kept.length;
      const [field] = asked.outFields ?? [];
      return new Set(kept.map((row: Attributes) => row[field]).filter((value) => value != null)).size;
    }
  } satisfies CountedLayer;
  const layerDataSourceId = `map-${id}`;
  const layerView = {
    layer,
    layerDataSourceId,
    getOrCreateLayerDataSource: () =>
      DataSourceManager.getInstance().createDataSource({
        id: layerDataSourceId,
        type: DataSourceTypes.FeatureLayer
      })
  };
  return { layer: layer as CountedLayer, layerView, queries, layerDataSourceId };
}
