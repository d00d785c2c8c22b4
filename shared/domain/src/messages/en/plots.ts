/** Texts of supplier plots. They are this product's: the specification has no plots. */
export const plots = {
  'plot.notOnEarth':
    '{count, plural, one {# position is} other {# positions are}} outside −180 to 180° of longitude or −90 to 90° of latitude, such as {example}.',
  'plotHint.notOnEarth':
    'Convert the file to longitude and latitude of WGS 84 (EPSG:4326), in degrees and longitude first.',
  'plot.tooManyVertices': 'The outline has {vertices} positions; at most {max} can be checked.',
  'plotHint.tooManyVertices':
    'Simplify the outline to one position for every metre or more, or draw it again on the map.',
  'plot.tooFewVertices': 'The outline has {corners} different corners; it needs at least {min}.',
  'plotHint.tooFewVertices': 'Add the missing corners, or record a plot of up to 4 ha as a point.',
  'plot.ringNotClosed': 'The outline is not closed: its last position, {place}, is not its first one.',
  'plotHint.ringNotClosed':
    'Close the outline with its first corner, after checking that no corner is missing.',
  'plot.ringRepeated': 'The plot contains the same ring more than once.',
  'plotHint.ringRepeated': 'Delete the copies of the ring.',
  'plot.severalRings':
    'Besides its outline the plot has {count, plural, one {# other ring} other {# other rings}}, such as at {place}. The EU information system accepts no holes.',
  'plotHint.severalRings':
    'Record each part as a plot of its own, and draw a plot with a hole as two halves.',
  'plot.vertexRepeated':
    '{count, plural, one {A position is} other {# positions are}} repeated one after another, first at {place}.',
  'plotHint.vertexRepeated': 'Delete the repeated positions.',
  'plot.crossing':
    'Edges of the outline cross or touch at {count, plural, one {# position} other {# positions}}{more, select, yes { or more} other {}}, first at {place}.',
  'plotHint.crossing':
    'Move or delete the corners beside the crossing, so that the outline surrounds one area.',
  'plot.spike':
    'The outline has {count, plural, one {a spike} other {# spikes}} (a corner below {angle}°), first at {place}.',
  'plotHint.spike':
    'Delete the corner if the receiver lost its position there; leave it if the plot is so narrow.',
  'plot.fewDecimals': 'No coordinate has {decimals} decimals, so the positions are too coarse.',
  'plotHint.fewDecimals':
    'Import the original file of the receiver, or capture the plot again; zeros at the end do not help.',
  'plot.pointTooLarge': 'A point stands for {hectares} ha; only plots of up to {max} ha may be points.',
  'plotHint.pointTooLarge': 'Draw or walk the outline of the plot.',
  'plot.pointWithoutArea': 'The area of the point is unknown; only plots of up to {max} ha may be points.',
  'plotHint.pointWithoutArea': 'Enter the area in hectares, or draw the outline of the plot.',
  'plot.statedAreaDiffers':
    '{stated} ha are stated and the outline measures {hectares} ha, more than 5 % apart.',
  'plotHint.statedAreaDiffers': 'Ask the supplier which is right, then correct the area or the outline.',
  'plot.tooLarge': 'The plot has {hectares} ha; a smallholder has at most {max} ha.',
  'plotHint.tooLarge': 'Check the outline and its unit, or record the supplier as an estate.',
  'plot.axesSwapped': 'Latitude and longitude are exchanged: the plot is at {place}.',
  'plotHint.axesSwapped': 'Exchange the two columns, and import the file again.',
  'plot.outsideNigeria': '{percent} % of the plot is outside Nigeria.',
  'plotHint.outsideNigeria': 'Check the order, the signs and the system of the coordinates.',
  'plot.inWater': '{percent} % of the plot is in water.',
  'plotHint.inWater': 'Move the outline onto land, unless the water on the map is out of date.',
  'plot.farFromCommunity': 'The plot is {kilometres} km from {community}; at most {max} km are expected.',
  'plotHint.farFromCommunity': 'Check the community of the supplier and the position of the plot.',
  'plot.duplicate':
    'The same outline is recorded as {count, plural, one {# other plot} other {# other plots}}: {others}.',
  'plotHint.duplicate': 'Delete one of them, or capture the plot that was meant.',
  'plot.overlap': '{hectares} ha, {percent} % of the smaller plot, are in {other} too.',
  'plotHint.overlap': 'Compare both outlines with their suppliers, and correct the one that is wrong.',
  'plotRefusal.notCovered': 'The EU regulation does not cover the crop.',
  'plotRefusal.notReleased': 'The plot is not released.',
  'plotRefusal.noConsent': 'The supplier has not agreed that the outline is passed on.',
  'plotRefusal.hasErrors': 'The outline has errors that must be corrected first.',
  'purchases.plausible':
    '{supplier}: {bought} t bought; {hectares} ha bear at most {bearable} t in the season.',
  'purchases.tooMuch':
    '{supplier}: {bought} t bought, more than {hectares} ha can bear in the season, {bearable} t.',
  'purchases.unknown':
    '{supplier}: {bought} t bought; {hectares} ha bear at most {bearable} t in the season. Tonnes of {unknownPurchases, plural, one {# purchase} other {# purchases}} and the area of {unknownPlots, plural, one {# plot} other {# plots}} are unknown.',
  'purchases.invalidYield': 'Enter a yield above 0 t/ha.',
  'plotCommodity.oilPalm': 'Oil palm',
  'plotCommodity.cassava': 'Cassava',
  'plotCommodity.maize': 'Maize',
  'plotCapture.drawn': 'Drawn on the map',
  'plotCapture.walked': 'Walked with a receiver',
  'plotCapture.imported': 'Imported from a file',
  'plotStatus.draft': 'Draft',
  'plotStatus.checked': 'Checked',
  'plotStatus.released': 'Released',
  'plotStatus.rejected': 'Rejected',
  'outline.point': 'Point at {place}',
  'outline.polygon': 'Outline with {corners, plural, one {# corner} other {# corners}} at {place}',
  'outline.unplaced': 'Positions that are not on earth: {corners}',
  'plotCheck.notOnEarth': 'Positions on earth',
  'plotCheck.tooManyVertices': 'Number of positions',
  'plotCheck.tooFewVertices': 'Number of corners',
  'plotCheck.ringNotClosed': 'Closed outline',
  'plotCheck.ringRepeated': 'Repeated rings',
  'plotCheck.severalRings': 'Holes and parts',
  'plotCheck.vertexRepeated': 'Repeated positions',
  'plotCheck.crossing': 'Crossing edges',
  'plotCheck.spike': 'Spikes',
  'plotCheck.fewDecimals': 'Decimals of coordinates',
  'plotCheck.pointTooLarge': 'Point for a large plot',
  'plotCheck.pointWithoutArea': 'Point without an area',
  'plotCheck.statedAreaDiffers': 'Stated area differs',
  'plotCheck.tooLarge': 'Too large for a smallholder',
  'plotCheck.axesSwapped': 'Exchanged axes',
  'plotCheck.outsideNigeria': 'Outside Nigeria',
  'plotCheck.inWater': 'In water',
  'plotCheck.farFromCommunity': 'Far from the community',
  'plotCheck.duplicate': 'Recorded twice',
  'plotCheck.overlap': 'Overlap with a neighbour'
} as const;
