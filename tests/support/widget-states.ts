import type { FakeLayer } from './fake-map';

/*
 * Shape of `tests/states.ts` in a widget's folder, from which its `src/states.test.tsx` shows it in every
 * state.
 */

/** How the services of a page respond. */
export type ResponseKind =
  /** With the answers of the description. */
  | 'ready'
  /** With no response yet. */
  | 'loading'
  /** Without records. */
  | 'empty'
  /** With a service error. */
  | 'failed'
  /** With a refusal: the account has no access. */
  | 'refused';

/** A request to a server. */
export interface ServerRequest {
  /** Path of the address, without the origin. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** JSON of the request; undefined without a body. */
  readonly body: unknown;
}

/** Returns the server's response as JSON; undefined for an unknown address. */
export type AnswerRequest = (asked: ServerRequest) => unknown;

/** The page of a widget, with actions of a reader. */
export interface ReaderActions {
  /** Clicks on the map, near Uyo. */
  clickMap(): Promise<void>;
  /** Presses a button, a switch or a menu entry by its name. */
  press(name: string | RegExp): Promise<void>;
  /** Types into a field, or chooses in a list, by its label. */
  fill(label: string | RegExp, text: string): Promise<void>;
}

/** One variant of a widget, selected by its settings. */
export interface WidgetPart {
  /** Settings that differ from the default. */
  readonly config?: object;
  /** State that other widgets have written. */
  readonly state?: object;
  /** State of the tool that the part belongs to. */
  readonly toolState?: object;
  /** Settings that are required before anything is shown. */
  readonly needs: readonly ('map' | 'tool')[];
  /** Sources of the data shown. */
  readonly asks: readonly ('server' | 'layers')[];
  /** Actions of a reader before the first request; services still respond. */
  open?(stage: ReaderActions): Promise<void>;
  /** Action of a reader that sends the request; without it the part sends it when it opens. */
  ask?(stage: ReaderActions): Promise<void>;
  /** Reasons why nothing is rendered, by state. */
  readonly drawsNothing?: Partial<Record<ResponseKind, string>>;
}

export interface WidgetStates {
  /** True for a page for guests; otherwise a user is signed in. */
  readonly isForGuests?: boolean;
  /** Variants by name; a single one for the whole widget. */
  readonly parts: Readonly<Record<string, WidgetPart>>;
  /** Returns the layers of the map; `holds` is whether they have records. */
  layers?(holds: boolean): readonly FakeLayer[];
  readonly answers?: AnswerRequest;
  /** Answers that differ when there are no records. */
  readonly empty?: AnswerRequest;
}
