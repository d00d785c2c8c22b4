import type axe from 'axe-core';
import type EsriMap from '@arcgis/core/Map';
import type Layer from '@arcgis/core/layers/Layer';
import type MapView from '@arcgis/core/views/MapView';
import '@arcgis/map-components/components/arcgis-map';

/* Globals of the pages in which the pictures and the benchmarks run functions. */

declare global {
  /** The map of a page, once it is drawn. */
  interface DrawnMapElement extends HTMLElement {
    readonly view: MapView & { readonly map: EsriMap };
  }

  /** Option of the Event Timing API, which TypeScript's declarations lack. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }

  /** A move of a slider's thumb; its times are those from the input event, ms, undefined until they are known. */
  interface SliderMove {
    readonly value: number;
    /** Time of the input event on the page's clock, ms. */
    readonly begun: number;
    /** Time until the document has the right text. */
    changed?: number;
    /** Time until the frame with the right text is painted. */
    took?: number;
  }

  /** A frame that the graphics card has finished: times on the page's clock, ms, and its RGBA values. */
  interface FinishedFrame {
    readonly drawn: number;
    readonly finished: number;
    readonly picture: Uint8Array;
  }

  /** A change of the map: ms until its final picture was finished, the frame's number and its RGBA values. */
  interface FinishedChange {
    readonly finished: number;
    readonly frame: number;
    readonly picture: number[];
  }

  /** Starts a change of the map and returns the time at which it began, on the page's clock, ms. */
  type BeginChange = (view: DrawnMapElement['view']) => number | Promise<number>;

  interface Window {
    /** Defined by the source of axe, run in the page. */
    axe: typeof axe;
    /** Duration of each interaction, ms, by its number. */
    interactionMs: Map<number, number>;
    /** Time until the awaited change of a table is painted, ms. */
    painted: Promise<number>;
    /** Layers that were visible besides the measured one. */
    others?: Layer[];
    /** Moves of the slider that is watched last. */
    moves: SliderMove[];
    recordMoves(element: Element, isShown: (move: SliderMove) => boolean): void;
    /** `frames` lists the frames finished since watching began, in no order; null while none are copied. */
    watchedFrames: { frames: FinishedFrame[] | null; lastDrawn: number; unfinished: number };
    waitUntilFramesEnd(): Promise<number>;
    measureUntilDrawn(begin: BeginChange): Promise<number>;
    measureUntilFinished(begin: BeginChange): Promise<FinishedChange>;
    /** Outcome of the change that is being measured. */
    watched: Promise<number | FinishedChange>;
  }
}
