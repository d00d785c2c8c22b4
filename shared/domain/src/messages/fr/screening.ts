import type { screening as english } from '../en/screening';

export const screening: Readonly<Record<keyof typeof english, string>> = {
  'screening.clear': 'Aucun conflit trouvé',
  'screening.review': 'À examiner',
  'screening.conflict': 'En conflit',
  'screening.unknown': 'Inconnu',
  'screening.lossAfterCutOff':
    '{layer} : perte d’arbres sur {percent} % de la parcelle en {date}, après la date limite.',
  'screening.lossWithoutForest':
    '{layer} : perte d’arbres sur {percent} % de la parcelle en {date}, après la date limite, là où aucune forêt n’est connue.',
  'screening.lossInCutOffYear':
    '{layer} : perte d’arbres sur {percent} % de la parcelle en {date}, l’année de la date limite.',
  'screening.deforestationAfterCutOff':
    '{layer} : {percent} % de la parcelle ont été déboisés le {date}, après la date limite.',
  'screening.undatedDeforestation': '{layer} : {percent} % de la parcelle sont déboisés, sans date valable.',
  'screening.protectedArea': '{layer} : {percent} % de la parcelle sont dans {name}.',
  'screening.highConservationValue':
    '{layer} : {percent} % de la parcelle sont dans {name}, une zone à haute valeur de conservation.',
  'screening.highCarbonStock':
    '{layer} : {percent} % de la parcelle sont dans {name}, une forêt à haut stock de carbone.',
  'screeningGap.forest2020': 'On ne sait pas si la parcelle était une forêt en 2020.',
  'screeningGap.loss': 'La perte d’arbres par année est inconnue.',
  'screeningGap.lossYears':
    'La couche des pertes d’arbres ne couvre pas toutes les années depuis la date limite.',
  'screeningGap.deforestation': 'Une couche de déforestation n’a pas répondu.',
  'screeningGap.protectedAreas': 'On ne sait pas si la parcelle est dans une aire protégée.',
  'screeningGap.highConservationValue':
    'On ne sait pas si la parcelle est dans une zone à haute valeur de conservation.',
  'screeningGap.highCarbonStock': 'On ne sait pas si la parcelle est dans une forêt à haut stock de carbone.',
  'screening.invalidCutOff': '{cutOff} n’est pas un jour. Saisissez la date limite en année-mois-jour.',
  'screening.futureCutOff':
    'La date limite, {cutOff}, est après aujourd’hui, {today}. Choisissez un jour plus tôt.'
};
