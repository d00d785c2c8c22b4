import { lgaBoundary } from 'widgets/shared-code/site-core';
import type { MarkerType } from 'widgets/shared-code/site-core';
import type { RecordPopup } from 'widgets/shared-code/site-map';
import { isRaster, layerOf } from 'widgets/shared-code/site-map';

export type PopupKind = 'feature' | 'lga' | 'community' | 'record' | 'raster' | 'cluster' | 'place';

/** Fields of a layer whose points, drawn together, say tonnes, price and freshness. */
export const CLUSTERED = ['tonsAmount', 'totalPrice', 'daysFromLastDiscovery', 'lga_slug'] as const;

interface FeatureKind {
  readonly kind: PopupKind;
  /** Fields by which a layer is known to be of the kind; names of services differ from home to home. */
  readonly knownBy: readonly string[];
  /** Fields that are shown though the map's popup does not name them. */
  readonly alsoShown: readonly string[];
  /** Fields that the content reads and does not show as rows. */
  readonly alsoRead: readonly string[];
  /** How the popup of a record is divided. */
  readonly record?: RecordPopup;
  /** What the record is to the product's calls. */
  readonly markerType?: MarkerType;
}

/** A layer of records that people edit: its popup shows all their fields, as the layer's page divides them. */
function recordKind(markerType: MarkerType, id: string, knownBy: readonly string[]): FeatureKind {
  const definition = layerOf(id);
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

/** The first that fits is meant: a factory has what an AP has, and more. */
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

const PLAIN: FeatureKind = { kind: 'feature', knownBy: [], alsoShown: [], alsoRead: [] };

/** The kind of a layer with fields of these names. */
export const kindOf = (fields: readonly string[]): FeatureKind =>
  KINDS.find(({ knownBy }) => knownBy.every((name) => fields.includes(name))) ?? PLAIN;
