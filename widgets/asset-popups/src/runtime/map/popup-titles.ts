import type Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type PopupTemplate from 'esri/PopupTemplate';
import { optionLabel } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { codedNames, localText } from 'widgets/shared-code/site-map';

/** The event with which the SDK asks for the title or the content of a feature's popup. */
export interface PopupTemplateCreatorEvent {
  readonly graphic: Graphic;
}

/** Characters of HTML, and the braces by which the SDK substitutes fields in the titles that it is given. */
const MARKUP = /[&<>"'{}]/g;

/**
 * Text that is shown as it is in a popup's title. The SDK renders titles as HTML, of which its sanitizer removes scripts
 * but keeps links, pictures and styles.
 */
export const escapeTitle = (text: string): string =>
  text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);

/** Fields in braces in a title. */
const PLACEHOLDERS = /\{(\w+)\}/g;
/** A title that is one field of the feature. */
const ONE_FIELD = /^\{(\w+)\}$/;

type Titled = Pick<PopupTemplate, 'title'>;

/** The names in braces in a title. */
export const readTitleFields = ({ title }: Titled): readonly string[] =>
  typeof title === 'string' ? [...title.matchAll(PLACEHOLDERS)].map(([, name]) => name!) : [];

/** A title of several fields, its texts escaped. Numbers and dates stay placeholders, which the SDK formats. */
const fillTitle = (title: string, { fields }: FeatureLayer, attributes: Record<string, unknown>): string =>
  title.replace(PLACEHOLDERS, (placeholder, name: string) => {
    const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const value = attributes[field?.name ?? name];
    const code = field && value != null ? codedNames(field)?.[String(value)] : undefined;
    const text = code ?? value;
    return typeof text === 'string' ? escapeTitle(text) : placeholder;
  });

/**
 * Sets the title in the reader's language, where it is the catalogue's. A feature without a value in the field that names
 * it, such as a road without a name, is called as its layer. The markup of a web map's own title is kept, that of values
 * is shown as text.
 */
export function setTitle(template: PopupTemplate, layer: FeatureLayer, locale: Locale): void {
  const { title } = template;
  if (typeof title !== 'string') return;
  const field = ONE_FIELD.exec(title)?.[1];
  const words = localText(title, locale);
  if (field !== undefined)
    template.title = ({ graphic }: PopupTemplateCreatorEvent) => {
      const name = String(graphic.attributes[field] ?? '') || localText(layer.title ?? layer.id, locale);
      return escapeTitle(optionLabel(name, locale));
    };
  else if (readTitleFields(template).length > 0)
    template.title = ({ graphic }: PopupTemplateCreatorEvent) =>
      fillTitle(words, layer, graphic.attributes as Record<string, unknown>);
  else template.title = words;
}
