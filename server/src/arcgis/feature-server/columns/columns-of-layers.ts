import type { Store } from '../../../store/store';
import type { Dataset } from '../../../layers/dataset';
import { keptByBytes } from '../../../ground/cache';
import { businessDay } from '../../../ground/clock';
import type { KnownFacts } from '../layer-facts';
import { loadLayerColumns, mayHold } from './layer-columns';
import type { LayerColumns } from './layer-columns';

/** Memory for columns in all. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Larger layers would hold up the database while they are read. */
const MAX_ROWS = 100_000;
/** After a reading that failed, milliseconds until the next. */
const RETRY_AFTER = 60_000;

/** What has been tried for a layer. */
interface Tried {
  readonly version: string;
  readonly notBefore: number;
}

/**
 * The columns of layers that are asked again and again: a figure over 50,000 rows in half a millisecond, where the
 * database takes ten. They are as new as the version they are asked for with.
 */
export class ColumnsOfLayers {
  private readonly kept = keptByBytes<LayerColumns>(MAX_BYTES, ({ bytes }) => bytes);
  private readonly tried = new Map<string, Tried>();

  /** @param log gets a line when a layer could not be read. */
  constructor(
    private readonly store: Store,
    private readonly log: (line: string) => void
  ) {}

  /**
   * The columns of a layer as it is now, or null: while they are being read (which the second question begins: one alone is
   * answered sooner by the database), and for layers that are edited, too large, or of unknown age.
   */
  of(dataset: Dataset, facts: KnownFacts): LayerColumns | null {
    if (!facts.isVersioned || facts.rows > MAX_ROWS || !mayHold(dataset)) return null;
    // Days since an event are other ones tomorrow.
    const version = `${facts.version} on ${businessDay(new Date())}`;
    const found = this.kept.get(dataset.heldAs);
    if (found?.version === version) return found;
    const tried = this.tried.get(dataset.heldAs);
    if (tried?.version !== version) this.tried.set(dataset.heldAs, { version, notBefore: 0 });
    else if (Date.now() >= tried.notBefore) void this.load(dataset, version);
    return null;
  }

  private async load(dataset: Dataset, version: string): Promise<void> {
    const { service, heldAs } = dataset;
    const wait = (notBefore: number) => this.tried.set(heldAs, { version, notBefore });
    // Nobody else begins while this one reads, nor again for a layer that does not fit.
    wait(Infinity);
    try {
      const columns = await loadLayerColumns(this.store, dataset, version);
      if (this.kept.set(heldAs, columns).has(heldAs)) wait(0);
    } catch (error) {
      wait(Date.now() + RETRY_AFTER);
      this.log(`The layer ${service} could not be held in memory: ${String(error)}`);
    }
  }
}
