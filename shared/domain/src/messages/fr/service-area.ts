import type { serviceArea as english } from '../en/service-area';

export const serviceArea: Readonly<Record<keyof typeof english, string>> = {
  'serviceArea.failed': 'La zone de desserte n’a pas pu être calculée.',
  'serviceArea.invalidStart': 'Point de départ non valide. Choisissez un point valide sur la carte.',
  'serviceArea.tooLong':
    'Le temps de trajet dépasse le maximum autorisé ({max} minutes). Choisissez une valeur plus petite.',
  'serviceArea.details': ' Détails : {message}',
  'serviceArea.refused':
    'Votre compte ne peut pas tracer de zones de desserte. Demandez l’accès à un administrateur.',
  'serviceArea.unexpected': ' Une erreur inattendue est survenue.',
  'serviceArea.embedQuota':
    'Ce site a atteint sa limite quotidienne de zones de desserte. Le compte reprend 24 heures après la première.',
  'serviceArea.embedScope':
    'Cette carte ne trace des zones de desserte que dans d’autres États. Partez de l’un d’eux.',
  'serviceArea.embedRefused':
    'La clé de cette carte n’est plus valide. Le responsable de cette page peut en demander une autre.',
  'serviceArea.limit': 'Nombre maximal de zones de desserte dépassé (limite : {limit})',
  'serviceArea.limitAlert': 'Nombre maximal de zones dépassé',
  'serviceArea.dialogTitle': 'Choisissez le temps de trajet !',
  'serviceArea.set': 'Valider',
  'serviceArea.table': 'Tableau des zones de desserte',
  'mills.tooFew': 'Trop peu de moulins pour être affiché',
  'driveTime.missing': 'Saisissez un temps de trajet en minutes',
  'driveTime.notANumber': 'Le temps de trajet doit être un nombre de minutes',
  'driveTime.tooShort':
    'Le temps de trajet doit être d’au moins {min, plural, one {# minute} other {# minutes}}',
  'driveTime.tooLong':
    'Le temps de trajet doit être de {max, plural, one {# minute} other {# minutes}} au plus'
};
