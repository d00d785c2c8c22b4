import type FeatureLayer from 'esri/layers/FeatureLayer';
import PopupTemplate from 'esri/PopupTemplate';
import { findCatalogueLayer, listReadableNames, readCustomPage } from 'widgets/shared-code/site-map';

/**
 * Gives a layer that is not in the catalogue a popup in the style of catalogue layers. The web map's popup is
 * kept without the service's internal fields; if the web map has no popup or names no field, all readable
 * fields are shown. A layer whose popup is turned off in the web map gets none.
 */
export function setDefaultTemplate(layer: FeatureLayer): void {
  if (!layer.popupEnabled || findCatalogueLayer(layer)) return;
  const { nameField, lines } = readCustomPage(layer);
  const readable = listReadableNames(layer);
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
