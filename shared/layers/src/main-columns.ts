import { isRaster } from './catalogue';
import type { CatalogueLayer } from './catalogue';
import { position } from './shared-fields';

/** Most columns of a table of records before its reader chooses others. */
const MOST_COLUMNS = 7;
const isPosition = (name: string): boolean => (position as readonly string[]).includes(name);
/** Fields that tell records of one layer apart. */
const KINDS = ['type', 'factoryType', 'status'];

/**
 * Returns the fields that are the first columns of a layer's records: name, kind and place, then the important
 * figures of its popup; without such figures the first lines of the popup. At most seven; none for a raster.
 * @example listMainColumns(getLayer('mills')) → ["name", "lga_slug", "state_slug", "tonsAmount", "avgPricePerTon", "daysFromLastDiscovery"]
 */
export function listMainColumns(definition: CatalogueLayer): readonly string[] {
  if (isRaster(definition)) return [];
  const { page, layer } = definition;
  const { place = [], large, lines } = layer.popup;
  const kinds = KINDS.filter((name) => name in page.fields);
  const others =
    large ?? lines.flatMap((line) => (typeof line === 'string' && !isPosition(line) ? line : []));
  const names = new Set([page.nameField, ...kinds, ...place, ...others]);
  return [...names].slice(0, MOST_COLUMNS);
}
