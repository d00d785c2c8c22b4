import type { plots as english } from '../en/plots';

export const plots: Readonly<Record<keyof typeof english, string>> = {
  'plot.notOnEarth':
    '{count, plural, one {# position est} other {# positions sont}} hors de −180 à 180° de longitude ou de −90 à 90° de latitude, par exemple {example}.',
  'plotHint.notOnEarth':
    'Convertissez le fichier en longitude et latitude WGS 84 (EPSG 4326), en degrés, la longitude en premier.',
  'plot.tooManyVertices': 'Le contour a {vertices} positions ; {max} au plus peuvent être vérifiées.',
  'plotHint.tooManyVertices':
    'Simplifiez le contour à une position par mètre au plus, ou dessinez-le à nouveau sur la carte.',
  'plot.tooFewVertices': 'Le contour a {corners} sommets différents ; il en faut au moins {min}.',
  'plotHint.tooFewVertices':
    'Ajoutez les sommets manquants, ou enregistrez une parcelle de 4 ha au plus comme un point.',
  'plot.ringNotClosed': 'Le contour n’est pas fermé : sa dernière position, {place}, n’est pas la première.',
  'plotHint.ringNotClosed':
    'Fermez le contour par son premier sommet, après avoir vérifié qu’aucun sommet ne manque.',
  'plot.ringRepeated': 'La parcelle contient plusieurs fois le même anneau.',
  'plotHint.ringRepeated': 'Supprimez les copies de l’anneau.',
  'plot.severalRings':
    'Outre son contour, la parcelle a {count, plural, one {# autre anneau} other {# autres anneaux}}, par exemple à {place}. Le système d’information de l’UE n’accepte pas de trous.',
  'plotHint.severalRings':
    'Enregistrez chaque partie comme une parcelle, et dessinez une parcelle à trou en deux moitiés.',
  'plot.vertexRepeated':
    '{count, plural, one {Une position est répétée} other {# positions sont répétées}} de suite, d’abord à {place}.',
  'plotHint.vertexRepeated': 'Supprimez les positions répétées.',
  'plot.crossing':
    'Des côtés du contour se croisent ou se touchent à {count, plural, one {# position} other {# positions}}{more, select, yes { ou plus} other {}}, d’abord à {place}.',
  'plotHint.crossing':
    'Déplacez ou supprimez les sommets près du croisement, pour que le contour entoure une seule surface.',
  'plot.spike':
    'Le contour a {count, plural, one {une pointe} other {# pointes}} (un angle de moins de {angle}°), d’abord à {place}.',
  'plotHint.spike':
    'Supprimez le sommet si le récepteur y a perdu sa position ; gardez-le si la parcelle est si étroite.',
  'plot.fewDecimals': 'Aucune coordonnée n’a {decimals} décimales : les positions sont trop grossières.',
  'plotHint.fewDecimals':
    'Importez le fichier d’origine du récepteur, ou relevez à nouveau la parcelle ; ajouter des zéros ne sert à rien.',
  'plot.pointTooLarge':
    'Un point représente {hectares} ha ; seules les parcelles de {max} ha au plus peuvent être des points.',
  'plotHint.pointTooLarge': 'Dessinez ou parcourez le contour de la parcelle.',
  'plot.pointWithoutArea':
    'La surface du point est inconnue ; seules les parcelles de {max} ha au plus peuvent être des points.',
  'plotHint.pointWithoutArea': 'Saisissez la surface en hectares, ou dessinez le contour de la parcelle.',
  'plot.statedAreaDiffers':
    '{stated} ha sont déclarés et le contour mesure {hectares} ha, soit plus de 5 % d’écart.',
  'plotHint.statedAreaDiffers':
    'Demandez au fournisseur ce qui est juste, puis corrigez la surface ou le contour.',
  'plot.tooLarge': 'La parcelle a {hectares} ha ; un petit producteur en a {max} au plus.',
  'plotHint.tooLarge':
    'Vérifiez le contour et son unité, ou enregistrez le fournisseur comme une plantation.',
  'plot.axesSwapped': 'La latitude et la longitude sont inversées : la parcelle est à {place}.',
  'plotHint.axesSwapped': 'Échangez les deux colonnes et importez à nouveau le fichier.',
  'plot.outsideNigeria': '{percent} % de la parcelle est hors du Nigeria.',
  'plotHint.outsideNigeria': 'Vérifiez l’ordre, les signes et le système des coordonnées.',
  'plot.inWater': '{percent} % de la parcelle est dans l’eau.',
  'plotHint.inWater': 'Déplacez le contour sur la terre ferme, sauf si l’eau de la carte n’est plus à jour.',
  'plot.farFromCommunity':
    'La parcelle est à {kilometres} km de {community} ; {max} km au plus sont attendus.',
  'plotHint.farFromCommunity': 'Vérifiez la communauté du fournisseur et la position de la parcelle.',
  'plot.duplicate':
    'Le même contour est enregistré pour {count, plural, one {# autre parcelle} other {# autres parcelles}} : {others}.',
  'plotHint.duplicate': 'Supprimez l’un d’eux, ou relevez la parcelle voulue.',
  'plot.overlap': '{hectares} ha, {percent} % de la plus petite parcelle, sont aussi dans {other}.',
  'plotHint.overlap': 'Comparez les deux contours avec leurs fournisseurs et corrigez celui qui est faux.',
  'plotRefusal.notCovered': 'Le règlement de l’UE ne couvre pas cette culture.',
  'plotRefusal.notReleased': 'La parcelle n’est pas libérée.',
  'plotRefusal.noConsent': 'Le fournisseur n’a pas accepté que le contour soit transmis.',
  'plotRefusal.hasErrors': 'Le contour a des erreurs à corriger d’abord.',
  'purchases.plausible':
    '{supplier} : {bought} t achetées, sur {hectares} ha qui portent au plus {bearable} t dans la saison.',
  'purchases.tooMuch':
    '{supplier} : {bought} t achetées, plus que ce que {hectares} ha peuvent porter dans la saison, {bearable} t.',
  'purchases.unknown':
    '{supplier} : {bought} t achetées, sur {hectares} ha qui portent au plus {bearable} t dans la saison. Les tonnes de {unknownPurchases, plural, one {# achat} other {# achats}} et la surface de {unknownPlots, plural, one {# parcelle} other {# parcelles}} sont inconnues.',
  'purchases.invalidYield': 'Saisissez un rendement supérieur à 0 t/ha.',
  'plotCommodity.oilPalm': 'Palmier à huile',
  'plotCommodity.cassava': 'Manioc',
  'plotCommodity.maize': 'Maïs',
  'plotCapture.drawn': 'Dessinée sur la carte',
  'plotCapture.walked': 'Parcourue avec un récepteur',
  'plotCapture.imported': 'Importée d’un fichier',
  'plotStatus.draft': 'Brouillon',
  'plotStatus.checked': 'Vérifiée',
  'plotStatus.released': 'Validée',
  'plotStatus.rejected': 'Rejetée',
  'outline.point': 'Point à {place}',
  'outline.polygon': 'Contour de {corners, plural, one {# sommet} other {# sommets}} à {place}',
  'outline.unplaced': 'Positions hors de la Terre : {corners}',
  'plotCheck.notOnEarth': 'Positions sur la Terre',
  'plotCheck.tooManyVertices': 'Nombre de positions',
  'plotCheck.tooFewVertices': 'Nombre de sommets',
  'plotCheck.ringNotClosed': 'Contour fermé',
  'plotCheck.ringRepeated': 'Anneaux répétés',
  'plotCheck.severalRings': 'Trous et parties',
  'plotCheck.vertexRepeated': 'Positions répétées',
  'plotCheck.crossing': 'Côtés qui se croisent',
  'plotCheck.spike': 'Pointes',
  'plotCheck.fewDecimals': 'Décimales des coordonnées',
  'plotCheck.pointTooLarge': 'Point pour une grande parcelle',
  'plotCheck.pointWithoutArea': 'Point sans surface',
  'plotCheck.statedAreaDiffers': 'Surface déclarée différente',
  'plotCheck.tooLarge': 'Trop grande pour un petit producteur',
  'plotCheck.axesSwapped': 'Axes échangés',
  'plotCheck.outsideNigeria': 'Hors du Nigeria',
  'plotCheck.inWater': 'Dans l’eau',
  'plotCheck.farFromCommunity': 'Loin de la communauté',
  'plotCheck.duplicate': 'Enregistrée deux fois',
  'plotCheck.overlap': 'Chevauchement avec une voisine'
};
