import type { ImmutableObject } from 'jimu-core';
import { isObject, isText } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-core';
import type { LayerPanel } from 'widgets/shared-code/site-map';

export type LayerPanels = Readonly<Record<string, LayerPanel | null>>;

/** Returns whether a value is missing, or a list of entries that each name a field. */
const areFieldEntries = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((entry: unknown) => isObject(entry) && isText(entry.field)));

const isPanel = (value: unknown): value is LayerPanel =>
  isObject(value) &&
  [value.sliders, value.lists, value.figures].every(areFieldEntries) &&
  (value.countBy === undefined || (Array.isArray(value.countBy) && value.countBy.every(isText)));

const arePanels = (value: unknown): value is LayerPanels =>
  isObject(value) && Object.values(value).every((panel) => panel === null || isPanel(panel));

export const SETTINGS = {
  /** Ids of catalogue layers that the map must have; the panel lists the missing ones. */
  required: { kind: 'list', default: [], isStored: true },
  /** Ids of layers that the panel does not list. */
  hidden: { kind: 'list', default: [], isStored: true },
  /** Whether the layer groups are initially unfolded. */
  isUnfolded: { kind: 'switch', default: false },
  /** The trip planner that the agent summary opens; the summary has no buttons when empty. */
  plannerWidgetId: { kind: 'widget', widget: 'trip-planner', default: '' },
  /**
   * Layer properties by layer id. They replace the properties from the catalogue or, for a layer that is not
   * in it, from the field types. Null: no properties.
   */
  panels: { kind: 'own', isValid: arePanels, default: {} }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

export const PAGE = [
  { part: 'map' },
  {
    title: ['List', 'Liste'],
    rows: {
      isUnfolded: {
        label: ['Layer groups start expanded', 'Les groupes de couches sont dépliés au départ'],
        help: ['Users can collapse and expand them.', 'L’utilisateur peut les replier et les déplier.']
      },
      plannerWidgetId: {
        label: ['Trip planner', 'Planificateur de trajets'],
        help: [
          'Each agent of P1 field purchases gets a button that plans trips there.',
          'Chaque agent des achats de P1 au champ a un bouton qui y planifie ses trajets.'
        ],
        labels: { '': ['None: no button', 'Aucun : pas de bouton'] }
      },
      required: {
        label: ['Layers the map must have', 'Couches que la carte doit avoir'],
        help: [
          'The panel lists those that the map lacks.',
          'Le panneau nomme celles qui manquent à la carte.'
        ]
      },
      hidden: {
        label: ['Layers the panel does not list', 'Couches que le panneau ne montre pas'],
        help: ['The map still shows them as configured.', 'La carte les affiche toujours comme configuré.']
      }
    }
  },
  {
    title: ['Contents of the layer properties', 'Contenu des propriétés d’une couche'],
    help: [
      'By default, layers have the properties of the catalogue; layers outside it get properties by field type. A list has up to 100 values.',
      'Par défaut, les couches ont les propriétés du catalogue ; les autres couches, celles du type de leurs champs. Une liste a jusqu’à 100 valeurs.'
    ],
    rows: { panels: {} }
  }
] as const satisfies PageParts<typeof SETTINGS>;
