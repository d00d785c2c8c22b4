import type FeatureLayer from 'esri/layers/FeatureLayer';
import PopupTemplate from 'esri/PopupTemplate';
import { catalogueLayerOf, ownPageOf, readableNames } from 'widgets/shared-code/site-map';

/**
 * Gives a layer that the catalogue does not know the popup that the catalogue gives its own. What the web map says of its
 * popup is kept, but for what the service keeps for itself; where it says nothing, or names no field, all fields are shown
 * that there is something to read in. A layer whose popup was turned off in the web map stays without.
 */
export function giveOwnTemplate(layer: FeatureLayer): void {
  if (!layer.popupEnabled || catalogueLayerOf(layer)) return;
  const { nameField, lines } = ownPageOf(layer);
  const readable = readableNames(layer);
  const named = (layer.popupTemplate?.fieldInfos ?? []).filter(
    ({ fieldName, visible }) => visible && fieldName && readable.has(fieldName)
  );
  const template =
    layer.popupTemplate ??
    new PopupTemplate({ title: nameField === null ? (layer.title ?? layer.id) : `{${nameField}}` });
  template.fieldInfos =
    named.length > 0
      ? named
      : lines.map(({ name, label, places }) => ({
          fieldName: name,
          label,
          visible: true,
          ...(places !== undefined && { format: { places } })
        }));
  layer.popupTemplate = template;
}
