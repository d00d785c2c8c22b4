import type { FakeLayer } from './fake-map';

/* Shape of `tests/states.ts` in a widget's folder, from which its `src/states.test.tsx` shows it in every state. */

/** How the services of a page answer. */
export type Answering =
  /** With what the description gives. */
  | 'ready'
  /** Not yet. */
  | 'loading'
  /** Without records. */
  | 'empty'
  /** With an error of their own. */
  | 'failed'
  /** The account may not. */
  | 'refused';

/** A request to a server. */
export interface Asked {
  /** Of the address, without the origin. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What was sent as JSON; undefined where nothing was. */
  readonly body: unknown;
}

/** What the server answers as JSON; undefined where it knows of no such address. */
export type Answers = (asked: Asked) => unknown;

/** The page that a widget stands on, for what a reader does there. */
export interface Stage {
  /** Clicks on the map, near Uyo. */
  clickMap(): Promise<void>;
  /** Presses a button, a switch or an entry of a menu by its name. */
  press(name: string | RegExp): Promise<void>;
  /** Types into a field, or chooses in a list, by its label. */
  fill(label: string | RegExp, text: string): Promise<void>;
}

/** One of the things that a widget may be by its settings. */
export interface WidgetPart {
  /** Settings that differ from the default ones. */
  readonly config?: object;
  /** What other widgets have put into its state. */
  readonly state?: object;
  /** What has to be chosen in the settings before there is anything to show. */
  readonly needs: readonly ('map' | 'tool')[];
  /** Who is asked for what it shows. */
  readonly asks: readonly ('server' | 'layers')[];
  /** What a reader does before there is anything to ask: the services still answer. */
  open?(stage: Stage): Promise<void>;
  /** What a reader does that asks; without it the part asks as it opens. */
  ask?(stage: Stage): Promise<void>;
  /** Why nothing at all is drawn, by state. */
  readonly drawsNothing?: Partial<Record<Answering, string>>;
}

export interface WidgetStates {
  /** Whom the page is for: somebody signed in unless this is true. */
  readonly isForGuests?: boolean;
  /** By name; the whole widget where it is one thing only. */
  readonly parts: Readonly<Record<string, WidgetPart>>;
  /** Layers of the map; `holds` whether they have records. */
  layers?(holds: boolean): readonly FakeLayer[];
  readonly answers?: Answers;
  /** What differs where there are no records. */
  readonly empty?: Answers;
}
