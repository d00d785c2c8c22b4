import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';

/** Denominator of the scale at which a found point is shown. */
const POINT_SCALE = 100_000;
/** Suggestions of a source when the configuration has no number. */
const SUGGESTIONS = 6;

interface LayerSearch {
  /** A loaded layer. */
  readonly layer: FeatureLayer;
  readonly label: string;
  readonly hint?: string;
  readonly searched: readonly string[];
  /** Fields of a result's name: the first field, then the others separated by commas. */
  readonly shown: readonly string[];
  readonly exactMatch?: boolean;
  readonly maxSuggestions?: number;
}

/** Returns a layer as a source of the SDK's search. */
export function createLayerSearch(search: LayerSearch): LayerSearchSource {
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
