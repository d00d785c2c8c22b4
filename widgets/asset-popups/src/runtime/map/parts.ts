import type Graphic from 'esri/Graphic';
import type Layer from 'esri/layers/Layer';
import type { Locale, MarkerType } from 'widgets/shared-code/site-base';
import type { RecordPopup } from 'widgets/shared-code/site-map';
import type { ShownField } from '../feature/rows';
import type { PopupKind } from '../kinds';

/** Content of a layer's popups. */
export interface PopupPlan {
  readonly kind: PopupKind;
  /** Null for a place found by the search, which belongs to no layer. */
  readonly layer: Layer | null;
  readonly fields: readonly ShownField[];
  /** Names of the fields that are shown large. */
  readonly large: readonly string[];
  /** Names of the location fields, smallest area first. */
  readonly place: readonly string[];
  /** Names of the fields in the title. */
  readonly titled: readonly string[];
  /** Tabs, pictures and state of a record's popup. */
  readonly record?: RecordPopup;
  /** Type of the record in the server's API. */
  readonly markerType?: MarkerType;
}

/** Content of one feature: an element that the popup shows and React renders into. */
export interface PopupPart extends PopupPlan {
  readonly id: number;
  readonly graphic: Graphic;
  readonly element: HTMLElement;
}

/**
 * Contents of the open popups. The popup creates and destroys the elements; the widget renders into them from
 * its own tree, so that they have its theme, language and store.
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

  /** Returns a new element for the content of a feature. */
  addPart(plan: PopupPlan, graphic: Graphic): HTMLElement {
    const element = document.createElement('div');
    this.count += 1;
    this.setParts([...this.parts, { ...plan, id: this.count, graphic, element }]);
    return element;
  }

  /** Removes the contents of a feature that is no longer shown. */
  removePart(graphic: Graphic): void {
    this.setParts(this.parts.filter((part) => part.graphic !== graphic));
  }

  private setParts(parts: readonly PopupPart[]): void {
    this.parts = parts;
    for (const listener of this.listeners) listener();
  }
}

/** The store of popup contents, and their language. */
export interface PopupStore {
  readonly parts: PopupParts;
  readonly locale: Locale;
}
