import { lgaBoundary } from 'widgets/shared-code/site-core';

export type PopupKind = 'feature' | 'lga' | 'community' | 'raster';

interface FeatureKind {
  readonly kind: PopupKind;
  /** Fields by which a layer is known to be of the kind; names of services differ from home to home. */
  readonly knownBy: readonly string[];
  /** Fields that are shown though the map's popup does not name them. */
  readonly alsoShown: readonly string[];
}

const KINDS: readonly FeatureKind[] = [
  { kind: 'lga', knownBy: ['ADM1_EN', 'ADM2_EN', 'updatedAt'], alsoShown: Object.keys(lgaBoundary.shape) },
  { kind: 'community', knownBy: ['community', 'avgPricePe', 'noOfTransactions'], alsoShown: [] }
];

const PLAIN: FeatureKind = { kind: 'feature', knownBy: [], alsoShown: [] };

/** The kind of a layer with fields of these names. */
export const kindOf = (fields: readonly string[]): FeatureKind =>
  KINDS.find(({ knownBy }) => knownBy.every((name) => fields.includes(name))) ?? PLAIN;
