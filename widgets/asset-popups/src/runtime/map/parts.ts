import type Graphic from 'esri/Graphic';
import type Layer from 'esri/layers/Layer';
import type { Locale, MarkerType } from 'widgets/shared-code/site-core';
import type { RecordPopup } from 'widgets/shared-code/site-map';
import type { ShownField } from '../feature/rows';
import type { PopupKind } from '../kinds';

/** What the popups of a layer hold. */
export interface PopupPlan {
  readonly kind: PopupKind;
  /** Null for what no layer draws: a place that was found by the search. */
  readonly layer: Layer | null;
  readonly fields: readonly ShownField[];
  /** Names of the fields that are written large. */
  readonly large: readonly string[];
  /** Names of the fields that say where it stands, the nearest first. */
  readonly place: readonly string[];
  /** Names of the fields that the title says. */
  readonly titled: readonly string[];
  /** How the popup of a record is divided. */
  readonly record?: RecordPopup;
  /** What the record is to the product's calls. */
  readonly markerType?: MarkerType;
}

/** One feature's content: an element that the popup shows and React fills. */
export interface PopupPart extends PopupPlan {
  readonly id: number;
  readonly graphic: Graphic;
  readonly element: HTMLElement;
}

/**
 * The contents of the popups that are open. The popup asks for elements and lets them go; the widget draws into them
 * from its own tree, so that they have its theme, language and store.
 */
export class PopupParts {
  private parts: readonly PopupPart[] = [];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  readonly snapshot = (): readonly PopupPart[] => this.parts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** An element for the content of a feature. */
  add(plan: PopupPlan, graphic: Graphic): HTMLElement {
    const element = document.createElement('div');
    this.count += 1;
    this.set([...this.parts, { ...plan, id: this.count, graphic, element }]);
    return element;
  }

  /** Forgets the contents of a feature that is no longer shown. */
  drop(graphic: Graphic): void {
    this.set(this.parts.filter((part) => part.graphic !== graphic));
  }

  private set(parts: readonly PopupPart[]): void {
    this.parts = parts;
    for (const listener of this.listeners) listener();
  }
}

/** Where contents are kept, and the language they are drawn in. */
export interface PopupStore {
  readonly parts: PopupParts;
  readonly locale: Locale;
}
