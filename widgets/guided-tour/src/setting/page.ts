import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

const STEP_LABELS = {
  welcome: ['Welcome', 'Bienvenue'],
  mapViews: ['Map views', 'Vues de la carte'],
  areas: ['Areas for a factory', 'Zones pour une usine'],
  commodities: ['Commodities', 'Cultures'],
  yield: ['Yield data', 'Rendements'],
  pen: ['Pen tool', 'Crayon'],
  mills: ['Tagged mills', 'Moulins étiquetés']
} as const;

export const PAGE = [
  {
    title: ['Tour', 'Visite'],
    rows: {
      delay: {
        label: ['Delay on the first visit', 'Délai à la première visite'],
        help: [
          'The tour also waits until open dialogs are closed.',
          'La visite attend aussi la fermeture des dialogues ouverts.'
        ]
      },
      product: {
        label: ['Brand', 'Marque'],
        help: ['Name in the welcome step.', 'Nom dans l’étape de bienvenue.']
      },
      steps: {
        label: ['Steps', 'Étapes'],
        help: ['In this order; at least one.', 'Dans cet ordre ; au moins une.'],
        labels: STEP_LABELS
      }
    }
  },
  {
    title: ['Targets of the steps', 'Cibles des étapes'],
    help: [
      'CSS selectors. If empty, the default shown in the field is used. A step without its target on the page is shown in the middle.',
      'Sélecteurs CSS. Si vide, la valeur par défaut affichée dans le champ. Une étape dont la cible manque sur la page est affichée au milieu.'
    ],
    rows: { targets: { labels: STEP_LABELS } }
  },
  {
    part: 'texts',
    rows: { texts: { label: ['Text of “{key}”', 'Texte de « {key} »'], labels: STEP_LABELS } }
  }
] as const satisfies PageParts<typeof SETTINGS>;
