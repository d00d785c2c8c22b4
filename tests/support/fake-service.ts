/** A record of a layer. */
export type FakeRow = Readonly<Record<string, string | number | null | undefined>>;

interface OutStatisticQuery {
  readonly statisticType: 'count' | 'sum' | 'min' | 'max';
  readonly onStatisticField: string;
  readonly outStatisticFieldName: string;
}

/** Query of a layer's records, as sent by widgets. */
export interface FakeQuery {
  readonly where: string;
  readonly geometry?: object;
  readonly outStatistics?: readonly OutStatisticQuery[];
  readonly groupByFieldsForStatistics?: readonly string[];
  readonly outFields?: readonly string[];
  readonly returnDistinctValues?: boolean;
  readonly start?: number;
  readonly num?: number;
}

function computeStatistic(type: OutStatisticQuery['statisticType'], known: readonly number[], count: number) {
  if (type === 'count') return count;
  if (count === 0) return null;
  if (type === 'sum') return known.reduce((all, one) => all + one, 0);
  return type === 'min' ? Math.min(...known) : Math.max(...known);
}

/** Returns each distinct combination of the given fields once. */
const listDistinct = (rows: readonly FakeRow[], fields: readonly string[]): FakeRow[] => [
  ...new Map(
    rows.map((row) => {
      const values = fields.map((field) => [field, row[field] ?? null] as const);
      return [JSON.stringify(values), Object.fromEntries(values)] as const;
    })
  ).values()
];

function computeStatistics(rows: readonly FakeRow[], query: FakeQuery): FakeRow[] {
  const by = query.groupByFieldsForStatistics ?? [];
  const groups = new Map<string, FakeRow[]>();
  if (by.length === 0) groups.set('', []);
  for (const row of rows) {
    const key = by.length === 0 ? '' : JSON.stringify(by.map((field) => row[field] ?? null));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((members) => ({
    ...Object.fromEntries(by.map((field) => [field, members[0]![field] ?? null])),
    ...Object.fromEntries(
      (query.outStatistics ?? []).map(({ statisticType, onStatisticField, outStatisticFieldName }) => {
        const known = members.map((row) => row[onStatisticField]).filter((value) => value != null);
        return [outStatisticFieldName, computeStatistic(statisticType, known.map(Number), known.length)];
      })
    )
  }));
}

/** Returns a layer's service with these records, and every query that it received. */
export function createFakeService(
  records: readonly FakeRow[],
  keep: (row: FakeRow, query: FakeQuery) => boolean = () => true
) {
  const rows: readonly FakeRow[] = records.map((row, at) => ({ OBJECTID: at + 1, ...row }));
  const queries: FakeQuery[] = [];
  const filterRows = (query: FakeQuery) => {
    queries.push(query);
    return rows.filter((row) => keep(row, query));
  };
  const getFieldType = (name: string) =>
    rows.some((row) => typeof row[name] === 'number') ? 'double' : 'string';
  return {
    queries,
    fields: [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
      name,
      alias: `${name} (alias)`,
      type: name === 'OBJECTID' ? 'oid' : getFieldType(name)
    })),
    queryFeatures: async (query: object) => {
      const asked = query as FakeQuery;
      const kept = filterRows(asked);
      const { outStatistics, returnDistinctValues, outFields = [], start = 0, num = 0 } = asked;
      const found = returnDistinctValues ? listDistinct(kept, outFields) : kept;
      const answer = outStatistics ? computeStatistics(kept, asked) : found.slice(start, start + num);
      return { features: answer.map((attributes) => ({ attributes })) };
    },
    queryFeatureCount: async (query: object) => {
      const asked = query as FakeQuery;
      const kept = filterRows(asked);
      if (!asked.returnDistinctValues) return kept.length;
      const [field] = asked.outFields ?? [];
      return new Set(kept.map((row) => row[field!]).filter((value) => value != null)).size;
    }
  };
}
