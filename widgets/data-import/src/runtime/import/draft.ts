import { React } from 'jimu-core';
import { useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import type { ImportChoice, ImportUpload, OwnLayerChoice } from 'widgets/shared-code/site-domain';

/* Choices for a file so far. They are plain data, and stay in the tab when the page is loaded again. */

export const STEPS = ['file', 'columns', 'check', 'import'] as const;
export type Step = (typeof STEPS)[number];

/** Options on how a file is read; empty when the file is read without. */
export const READ_OPTIONS = ['sheet', 'layer', 'crs'] as const;
export type ReadOption = (typeof READ_OPTIONS)[number];

export interface Draft extends Readonly<Record<ReadOption, string>> {
  readonly step: Step;
  readonly upload: ImportUpload | null;
  /** Name of the dataset; empty for the one that fits best. */
  readonly dataset: string;
  /** Columns by field, where they differ from the proposal; empty for a field that is not read. */
  readonly columns: Readonly<Record<string, string>>;
  /** The layer of its own that the file becomes or joins; null for a dataset. */
  readonly ownLayer: OwnLayerChoice | null;
  readonly attribution: string;
  readonly acceptPositions: boolean;
  readonly leaveOut: readonly number[];
  readonly repairs: readonly Repair[];
  readonly spellings: readonly LgaSpelling[];
  readonly leaveOutRefused: boolean;
  /** Choice of the last check as text; empty before the first one. */
  readonly checked: string;
}

export interface Repair {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

interface LgaSpelling {
  readonly state: string;
  readonly lga: string;
  readonly code: string;
}

export const EMPTY_DRAFT: Draft = {
  ...{ step: 'file', upload: null, sheet: '', layer: '', crs: '', dataset: '', columns: {}, ownLayer: null },
  ...{ attribution: '', acceptPositions: false, leaveOut: [], repairs: [], spellings: [] },
  ...{ leaveOutRefused: false, checked: '' }
};

const STORED = 'site-data-import';

/** Returns the draft of this tab before the page was loaded again; null without one. */
function readStoredDraft(): Draft | null {
  try {
    const text = window.sessionStorage.getItem(STORED);
    return text === null ? null : { ...EMPTY_DRAFT, ...(JSON.parse(text) as Partial<Draft>) };
  } catch {
    // Without storage, or with an unreadable entry, the page begins at the first step.
    return null;
  }
}

const DRAFT: StatePiece<Draft | null> = { key: 'draft', initial: null };

export interface DraftState {
  readonly draft: Draft;
  update(part: Partial<Draft>): void;
}

/** Returns the draft of the page; it is stored in the tab at each change. */
export function useDraft(widgetId: string): DraftState {
  const [held, change] = useWidgetState(widgetId, DRAFT);
  const stored = React.useMemo(readStoredDraft, []);
  const draft = held ?? stored ?? EMPTY_DRAFT;
  const update = (part: Partial<Draft>) =>
    change((before) => {
      const after = { ...(before ?? draft), ...part };
      try {
        window.sessionStorage.setItem(STORED, JSON.stringify(after));
      } catch {
        // The draft is in memory only when the browser refuses storage.
      }
      return after;
    });
  return { draft, update };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Returns how the file is read. */
export const toReading = ({ crs, sheet, layer }: Draft): Pick<ImportChoice, ReadOption> => ({
  crs: orNull(crs),
  sheet: orNull(sheet),
  layer: orNull(layer)
});

/** Returns the draft as the server takes it. @param dataset name of the dataset */
export const toChoice = (draft: Draft, dataset: string): ImportChoice => ({
  ...toReading(draft),
  ...{ dataset, map: { ...draft.columns }, attribution: draft.attribution.trim() },
  ownLayer: draft.ownLayer,
  ...{ acceptPositions: draft.acceptPositions, leaveOutRefused: draft.leaveOutRefused },
  ...{ leaveOut: [...draft.leaveOut], repairs: [...draft.repairs], spellings: [...draft.spellings] }
});

/** Returns all of a choice that changes the result of a check, as text. */
export const formatCheckedChoice = ({ leaveOutRefused: _, ...choice }: ImportChoice): string =>
  JSON.stringify(choice);

/** Returns the repairs with the value of one cell changed. */
export const changeRepair = (repairs: readonly Repair[], changed: Repair, original: string): Repair[] => [
  ...repairs.filter(({ row, column }) => row !== changed.row || column !== changed.column),
  ...(changed.value === original ? [] : [changed])
];
