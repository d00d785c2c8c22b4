import type { MarkerType } from 'widgets/shared-code/site-base';
import { lgaBoundary } from 'widgets/shared-code/site-domain';
import { getLayer, isRaster } from 'widgets/shared-code/site-map';
import type { RecordPopup } from 'widgets/shared-code/site-map';

export type PopupKind = 'feature' | 'lga' | 'community' | 'record' | 'raster' | 'cluster' | 'place';

/** Fields that a layer needs for cluster popups with tonnes, price and freshness. */
export const CLUSTER_FIELDS = ['tonsAmount', 'totalPrice', 'daysFromLastDiscovery', 'lga_slug'] as const;

interface FeatureKind {
  readonly kind: PopupKind;
  /** Fields that identify the kind; service names differ between portals. */
  readonly knownBy: readonly string[];
  /** Fields that are shown even if the web map's popup does not name them. */
  readonly alsoShown: readonly string[];
  /** Fields that the content reads but does not show as rows. */
  readonly alsoRead: readonly string[];
  /** Tabs, pictures and state of a record's popup. */
  readonly record?: RecordPopup;
  /** Type of the record in the server's API. */
  readonly markerType?: MarkerType;
}

/**
 * Returns the kind of a layer of editable records: its popup shows all fields, arranged as on the layer's
 * page.
 * @throws {Error} when the catalogue layer has no record popup.
 */
function recordKind(markerType: MarkerType, id: string, knownBy: readonly string[]): FeatureKind {
  const definition = getLayer(id);
  const record = isRaster(definition) ? undefined : definition.layer.popup.record;
  if (!record) throw new Error(`The layer ${id} has no popup of a record.`);
  const { state, pictures, tabs } = record;
  return {
    kind: 'record',
    knownBy,
    alsoShown: tabs.flatMap(({ lines }) => lines),
    alsoRead: ['id', 'type', 'markerType', state, pictures].filter((name) => name !== undefined),
    record,
    markerType
  };
}

/** The first match wins: a factory has all fields of an AP, and more. */
const KINDS: readonly FeatureKind[] = [
  {
    kind: 'lga',
    knownBy: ['ADM1_EN', 'ADM2_EN', 'updatedAt'],
    alsoShown: Object.keys(lgaBoundary.shape),
    alsoRead: []
  },
  {
    kind: 'community',
    knownBy: ['community', 'avgPricePe', 'noOfTransactions'],
    alsoShown: [],
    alsoRead: []
  },
  recordKind('Factory', 'factories', ['markerType', 'productionCapacity', 'biocharMaterials']),
  recordKind('AP', 'access-points', ['markerType', 'inventoryLevels', 'rawMaterials']),
  recordKind('Customer', 'customers', ['factoryType', 'costPMS', 'rawMaterials']),
  recordKind('Logistics', 'logistics-depots', ['costPMS', 'costAGO', 'status']),
  recordKind('BiocharApplication', 'biochar-applications', ['numberOfSpots', 'batchIds', 'netCo2']),
  recordKind('BiocharPartner', 'biochar-partners', ['biomassWaste', 'capexShareCommitted'])
];

const PLAIN_KIND: FeatureKind = { kind: 'feature', knownBy: [], alsoShown: [], alsoRead: [] };

/** Returns the kind of a layer with fields of these names. */
export const findKind = (fields: readonly string[]): FeatureKind =>
  KINDS.find(({ knownBy }) => knownBy.every((name) => fields.includes(name))) ?? PLAIN_KIND;
