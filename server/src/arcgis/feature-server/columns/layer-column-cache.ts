import type { Store } from '../../../store/store';
import type { LayerDataset } from '../../../layers/dataset';
import { createByteLimitedCache } from '../../../common/byte-limited-cache';
import { getBusinessDay } from '../../../common/business-day';
import type { CachedLayerFacts } from '../layer-facts-cache';
import { loadLayerColumns, canCacheLayer } from './layer-columns';
import type { LayerColumns } from './layer-columns';

/** Memory for the columns of all layers, in bytes. */
const MAX_BYTES = 512 * 1024 * 1024;
/** Memory for one layer: a million mills take 340 MB. */
const MAX_LAYER_BYTES = 384 * 1024 * 1024;
/**
 * Most rows of a cached layer: more mills would take more memory than there is for one layer, and the embedded
 * database answers nobody while more are read.
 */
const MAX_ROWS: Readonly<Record<Store['kind'], number>> = { pg: 2_000_000, pglite: 100_000 };
/** Delay of the next attempt after a failed reading, in ms. */
const RETRY_AFTER = 60_000;

/** The last attempt to load a layer. */
interface LoadAttempt {
  readonly version: string;
  readonly notBefore: number;
}

/**
 * Caches the columns of layers that are requested repeatedly: a figure over 50,000 rows takes half a
 * millisecond, where the database takes ten. They are as new as the requested version.
 */
export class LayerColumnCache {
  private readonly kept = createByteLimitedCache<LayerColumns>(
    MAX_BYTES,
    ({ bytes }) => bytes,
    MAX_LAYER_BYTES
  );
  private readonly tried = new Map<string, LoadAttempt>();

  /** @param log is called with a line when a layer could not be read. */
  constructor(
    private readonly store: Store,
    private readonly log: (line: string) => void
  ) {}

  /**
   * Returns the current columns of a layer. Null while they are being read, which starts with the second
   * request (the database is faster for a single one), and for layers that are edited, too large, or of unknown
   * age.
   */
  getColumns(dataset: LayerDataset, facts: CachedLayerFacts): LayerColumns | null {
    if (!facts.isVersioned || facts.rows > MAX_ROWS[this.store.kind] || !canCacheLayer(dataset)) return null;
    // Fields with days since an event change every day.
    const version = `${facts.version} on ${getBusinessDay(new Date())}`;
    const found = this.kept.get(dataset.heldAs);
    if (found?.version === version) return found;
    const tried = this.tried.get(dataset.heldAs);
    if (tried?.version !== version) this.tried.set(dataset.heldAs, { version, notBefore: 0 });
    else if (Date.now() >= tried.notBefore) void this.loadColumns(dataset, version, facts.rows);
    return null;
  }

  private async loadColumns(dataset: LayerDataset, version: string, rows: number): Promise<void> {
    const { service, heldAs } = dataset;
    const setNextAttempt = (notBefore: number) => this.tried.set(heldAs, { version, notBefore });
    // Blocks further attempts while this one reads, and for a layer that does not fit.
    setNextAttempt(Infinity);
    try {
      const columns = await loadLayerColumns(this.store, dataset, version, rows);
      if (this.kept.set(heldAs, columns).has(heldAs)) setNextAttempt(0);
    } catch (error) {
      setNextAttempt(Date.now() + RETRY_AFTER);
      this.log(`The layer ${service} could not be held in memory: ${String(error)}`);
    }
  }
}
