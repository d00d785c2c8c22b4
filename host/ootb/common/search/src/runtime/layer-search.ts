import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';

/** A found point is shown at 1 : this. */
const POINT_SCALE = 100_000;
/** Suggestions of a source where the configuration says no number. */
const SUGGESTIONS = 6;

interface LayerSearch {
  /** Loaded. */
  readonly layer: FeatureLayer;
  readonly label: string;
  readonly hint?: string;
  readonly searched: readonly string[];
  /** What names a result: the first field, then the others behind commas. */
  readonly shown: readonly string[];
  readonly exactMatch?: boolean;
  readonly maxSuggestions?: number;
}

/** A layer as the SDK's search looks in it. */
export function layerSearch(search: LayerSearch): LayerSearchSource {
  const { layer, label, hint = label, searched, shown, exactMatch = false } = search;
  const named = shown.map((name) => `{${name}}`).join(', ');
  return new LayerSearchSource({
    layer,
    name: label,
    placeholder: hint,
    searchFields: [...searched],
    displayField: shown[0],
    suggestionTemplate: named,
    searchTemplate: named,
    outFields: ['*'],
    exactMatch,
    maxSuggestions: search.maxSuggestions ?? SUGGESTIONS,
    minSuggestCharacters: 2,
    ...(layer.geometryType === 'point' && { zoomScale: POINT_SCALE })
  });
}
