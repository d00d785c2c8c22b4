import type { Store } from '../../store/store';
import { findDatasetField } from '../../layers/dataset';
import type { LayerDataset } from '../../layers/dataset';
import type { LayerFacts } from './metadata';

/** Extent round Nigeria, for a layer that is still empty. */
const COUNTRY = { xmin: 2.6, ymin: 4.2, xmax: 14.7, ymax: 13.9 };
/** Longest age of facts in ms: an import into a shared database is visible after this. */
const MAX_AGE = 2_000;

export interface CachedLayerFacts extends LayerFacts {
  readonly readAt: number;
  /**
   * Whether all tables of the layer are known to be imported, so that the version shows when its rows change.
   */
  readonly isVersioned: boolean;
  /** Changes with every import of a source of the dataset. */
  readonly version: string;
  /** Rows of the layer when its extent was read. */
  readonly rows: number;
}

interface LayerSource {
  readonly dataset: string;
  readonly attribution: string;
  readonly imported_at: Date;
  /** Time of the last undo of an import of any dataset. */
  readonly undone_at: Date | null;
}

type LayerMeasurements = Pick<CachedLayerFacts, 'extent' | 'rows'>;

/** Caches extent, attribution and version of each layer, and refreshes them after MAX_AGE. */
export class LayerFactsCache {
  private readonly known = new Map<string, Promise<CachedLayerFacts>>();

  constructor(private readonly store: Store) {}

  async getFacts(dataset: LayerDataset): Promise<CachedLayerFacts> {
    const found = await this.known.get(dataset.service);
    if (found && Date.now() - found.readAt < MAX_AGE) return found;
    const reading = this.readFacts(dataset, found);
    this.known.set(dataset.service, reading);
    reading.catch(() => this.known.delete(dataset.service));
    return reading;
  }

  private async readFacts(
    dataset: LayerDataset,
    before: CachedLayerFacts | undefined
  ): Promise<CachedLayerFacts> {
    const sources = await this.store.query<LayerSource>(
      `SELECT dataset, attribution, imported_at, (SELECT max(undone_at) FROM data_import) AS undone_at
       FROM dataset_source WHERE dataset = ANY($1::text[]) ORDER BY dataset`,
      [dataset.sources]
    );
    const times = sources.map(({ imported_at }) => imported_at.getTime());
    // An undo restores the time of the earlier import, under which newer rows may have been cached meanwhile.
    const undone = sources[0]?.undone_at?.getTime();
    const version = undone === undefined ? times.join('-') : `${times.join('-')}/${undone}`;
    // Without a recorded source a change of the extent cannot be noticed, so it is read each time.
    const unchanged = !dataset.isEdited && before && version !== '' && before.version === version;
    return {
      readAt: Date.now(),
      version,
      isVersioned: times.length === new Set(dataset.sources).size,
      attribution: [...new Set(sources.map(({ attribution }) => attribution))].join('; '),
      importedAt: times.length > 0 ? Math.max(...times) : null,
      ...(unchanged
        ? { extent: before.extent, rows: before.rows, timeExtent: before.timeExtent }
        : { ...(await this.measureExtent(dataset)), timeExtent: await this.readTimeExtent(dataset) })
    };
  }

  private async readTimeExtent({
    from,
    joins,
    condition,
    fields,
    time
  }: LayerDataset): Promise<LayerFacts['timeExtent']> {
    if (!time) return null;
    const found = [time.start, time.end ?? time.start].map((name) => findDatasetField(fields, name));
    const [start, end] = found.map((field) => field?.sql);
    const joined = new Set(found.flatMap((field) => (field?.join ? [joins?.[field.join]] : [])));
    const [row] = await this.store.query<{ first: Date | null; last: Date | null }>(
      `SELECT min(${start}) AS first, greatest(max(${start}), max(${end})) AS last
       FROM ${[from, ...joined].join(' ')}${condition ? ` WHERE ${condition}` : ''}`
    );
    const { first, last } = row!;
    return first && last ? [first.getTime(), last.getTime()] : null;
  }

  private async measureExtent({ from, condition, geometry }: LayerDataset): Promise<LayerMeasurements> {
    const box = `ST_Extent(${geometry})`;
    const sides = ['XMin', 'YMin', 'XMax', 'YMax'].map(
      (side) => `ST_${side}(${box}) AS ${side.toLowerCase()}`
    );
    const [row] = await this.store.query<
      { [Side in keyof CachedLayerFacts['extent']]: number | null } & { rows: number }
    >(
      `SELECT ${sides.join(', ')}, count(*)::int AS rows FROM ${from}${condition ? ` WHERE ${condition}` : ''}`
    );
    const { xmin, ymin, xmax, ymax, rows } = row!;
    const extent =
      xmin === null || ymin === null || xmax === null || ymax === null ? COUNTRY : { xmin, ymin, xmax, ymax };
    return { extent, rows };
  }
}
