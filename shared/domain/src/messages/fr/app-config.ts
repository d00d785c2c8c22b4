import type { appConfig as en } from '../en/app-config';

/** The same texts in French. */
export const appConfig: Readonly<Record<keyof typeof en, string>> = {
  'appConfig.unknownField':
    'Retirez ce champ\u00a0: aucune version d’Experience Builder prise en charge ne l’a.',
  'appConfig.needed': 'Ajoutez cet objet d’éléments par identifiant\u00a0: une application doit l’avoir.',
  'appConfig.notObjects': 'Faites-en un objet d’éléments par identifiant, ou retirez-le.',
  'appConfig.otherId': 'Remplacez-le par {id}, la clé de cet élément.',
  'appConfig.notAnObject': 'Faites-en un objet.',
  'appConfig.noPage': 'Ajoutez une page\u00a0: une application sans page ne montre rien.',
  'appConfig.badVersion': 'Écrivez la version comme {known}, pas {given}.',
  'appConfig.newerApp':
    'Cette application vient d’Experience Builder {given}\u202f; ce serveur prend en charge les versions jusqu’à {known}. Enregistrez-la avec l’une d’elles, ou mettez ce serveur à jour.',
  'appConfig.noTheme': '{given} n’est pas installé. Choisissez parmi {themes}.',
  'appConfig.noLayout': 'Il n’y a pas de disposition {given}. Choisissez-en une de {part}, ou retirez-la.',
  'appConfig.noPart':
    'Il n’y a pas de {given} dans {part}. Retirez l’élément de la disposition, ou utilisez un identifiant existant.',
  'appConfig.noView': 'Il n’y a pas de vue {given}. Retirez-la de la section.',
  'appConfig.noSource':
    'Il n’y a pas de source de données {given}. Choisissez-en une de {part} dans les réglages du widget, ou ajoutez-la.',
  'appConfig.noMap':
    '{given} n’est pas une carte de cette application. Choisissez un widget de carte, ou laissez vide.',
  'appConfig.newerWidget':
    'Les réglages sont pour la version {given}\u202f; le widget installé est {known}. Installez le widget plus récent, ou réglez-le à nouveau.',
  'appConfig.noWidget': 'Le widget {given} n’est pas installé. Installez-le, ou retirez-le de l’application.',
  'appConfig.notJson':
    'Envoyez la configuration de l’application comme objet JSON, pas comme texte, liste ou null.',
  'appConfig.tooDeep': 'Ses objets s’emboîtent sur plus de {most} niveaux. Aplatissez-la.',
  'appConfig.nothingSaved': 'Rien n’a été enregistré. {first}',
  'appConfig.andMore': '{first} (et {count} de plus)'
};
