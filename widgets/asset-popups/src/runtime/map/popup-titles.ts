import type Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type PopupTemplate from 'esri/PopupTemplate';
import { formatOptionLabel } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { getCodedNames, translateText } from 'widgets/shared-code/site-map';

/** Event with which the SDK requests the title or the content of a feature's popup. */
export interface PopupTemplateCreatorEvent {
  readonly graphic: Graphic;
}

/** Characters of HTML, and the braces of field placeholders in titles. */
const MARKUP = /[&<>"'{}]/g;

/**
 * Escapes text for a popup's title. The SDK renders titles as HTML; its sanitizer removes scripts but keeps
 * links, pictures and styles.
 */
export const escapeTitle = (text: string): string =>
  text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);

/** Field placeholders in a title. */
const PLACEHOLDERS = /\{(\w+)\}/g;
/** A title of exactly one field. */
const ONE_FIELD = /^\{(\w+)\}$/;

type TitledTemplate = Pick<PopupTemplate, 'title'>;

/** Returns the field names in a title. */
export const readTitleFields = ({ title }: TitledTemplate): readonly string[] =>
  typeof title === 'string' ? [...title.matchAll(PLACEHOLDERS)].map(([, name]) => name!) : [];

/**
 * Fills the fields into a title, with texts escaped. Numbers and dates stay placeholders, which the SDK
 * formats.
 */
const fillTitle = (title: string, { fields }: FeatureLayer, attributes: Record<string, unknown>): string =>
  title.replace(PLACEHOLDERS, (placeholder, name: string) => {
    const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const value = attributes[field?.name ?? name];
    const code = field && value != null ? getCodedNames(field)?.[String(value)] : undefined;
    const text = code ?? value;
    return typeof text === 'string' ? escapeTitle(text) : placeholder;
  });

/**
 * Sets the title in the reader's language if it is the catalogue's. A feature without a value in its name
 * field, such as a road without a name, is named after its layer. Markup of a web map's own title is kept;
 * markup in values is escaped.
 */
export function setTitle(template: PopupTemplate, layer: FeatureLayer, locale: Locale): void {
  const { title } = template;
  if (typeof title !== 'string') return;
  const field = ONE_FIELD.exec(title)?.[1];
  const words = translateText(title, locale);
  if (field !== undefined)
    template.title = ({ graphic }: PopupTemplateCreatorEvent) => {
      const name = String(graphic.attributes[field] ?? '') || translateText(layer.title ?? layer.id, locale);
      return escapeTitle(formatOptionLabel(name, locale));
    };
  else if (readTitleFields(template).length > 0)
    template.title = ({ graphic }: PopupTemplateCreatorEvent) =>
      fillTitle(words, layer, graphic.attributes as Record<string, unknown>);
  else template.title = words;
}
