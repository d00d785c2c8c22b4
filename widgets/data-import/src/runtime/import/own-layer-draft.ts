import type {
  ImportDatasets,
  ImportPreview,
  OwnLayer,
  OwnLayerChoice,
  OwnLayerProposal
} from 'widgets/shared-code/site-domain';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatDataset } from '../words';
import type { Draft } from './draft';

/** Stands for a layer of its own in the list of datasets; no dataset has the name. */
export const OWN_LAYER = 'own-layer';

export type NewLayer = Extract<OwnLayerChoice, { mode: 'new' }>;
type JoinedLayer = Exclude<OwnLayerChoice, { mode: 'new' }>;

export const isNewLayer = (choice: OwnLayerChoice): choice is NewLayer => choice.mode === 'new';

/** Returns whether the file fits a dataset so badly that a layer of its own is proposed. */
export function fitsNoDataset({ proposals }: ImportPreview): boolean {
  const best = proposals[0];
  return best === undefined || best.missing.length >= Object.keys(best.map).length;
}

/** Returns the new layer that is proposed for a file; of several kinds of shapes, none. */
const createNewLayer = ({ title, geometries, fields }: OwnLayerProposal): NewLayer | null =>
  geometries.length === 1 ? { mode: 'new', title, geometry: geometries[0]!, access: 'staff', fields } : null;

/** Returns the chosen layer, else the proposed one; null while a kind of shapes has to be chosen. */
export const findOwnLayer = (draft: Draft, proposal: OwnLayerProposal | null): OwnLayerChoice | null =>
  draft.ownLayer ?? (proposal && createNewLayer(proposal));

/** Returns a choice that joins an existing layer. */
export const joinLayer = (id: OwnLayer['id'], mode: JoinedLayer['mode']): JoinedLayer => ({ mode, id });

/** Returns whether nothing is missing in a choice. */
export const isWhole = (choice: OwnLayerChoice | null): boolean =>
  choice !== null && (!isNewLayer(choice) || choice.title.trim() !== '');

/** Returns the title of the dataset or the layer that the file goes into. */
export function formatTarget({ dataset, ownLayer }: Draft, options: ImportDatasets, locale: Locale): string {
  if (dataset !== OWN_LAYER || ownLayer === null) return formatDataset(dataset, options, locale);
  return isNewLayer(ownLayer) ? ownLayer.title : formatDataset(ownLayer.id, options, locale);
}
