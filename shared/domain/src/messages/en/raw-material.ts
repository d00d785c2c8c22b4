/** Texts of the raw material sources, the purchases of an application and pickup trips. Source: section 8. */
export const rawMaterial = {
  'rawMaterial.unavailable': 'Unable to load supplier data. Please try again.',
  'rawMaterial.noCriterion': 'Please select at least one filter criterion',
  'rawMaterial.endBeforeStart': 'End date must be after start date',
  'rawMaterial.layerNotFound': 'Layer not found',
  'rawMaterial.dateFieldNotFound': 'Date field not found in layer',
  'rawMaterial.dateFieldType': 'The date field of the layer is neither a date nor text',
  'rawMaterial.textTooLong':
    'Supplier and community may each have at most {max} characters. Shorten the text.',
  'rawMaterial.nonePurchased': 'No purchases found for the selected filters',
  'rawMaterial.applied':
    'Filter applied ({filters}): {count, plural, one {# purchase} other {# purchases}} found',
  'rawMaterial.cleared': 'All filters cleared',
  'rawMaterial.clearFailed': 'Failed to clear filters',
  'rawMaterial.failed': 'Filter failed: {message}',
  'rawMaterial.sourceLayerNotFound': 'Raw Material Source Layer not found',
  'purchases.error': 'Error: {message}',
  'purchases.noApplication': 'Biochar application ID not found',
  'purchases.none': 'No P1 purchases available',
  'purchases.noneAllocated': 'No P1 purchases allocated for this application',
  'purchases.show': 'Show P1 Purchases',
  'purchases.clear': 'Clear P1 Purchases',
  'agents.noPile': 'No unmoved Pile',
  'agents.filter': 'Filter by Agent',
  'agents.fetchSummary': 'Fetch Logistics Summary by Agent',
  'trips.noVehicle': 'Select at least one pickup vehicle',
  'trips.unknownVehicle': 'The vehicle {vehicle} is not known',
  'trips.notATonnage': 'The tonnage must be a number of tonnes above zero that the vehicle can carry',
  'trips.nothingToCarry': 'There is nothing to carry',
  'trips.tooManyTonnes': 'The tonnage is too large to plan',
  'trips.tooManyPiles':
    'A plan has at most {max} piles, and these are {count}. Enter fewer tonnes: the oldest piles are fetched first',
  'trips.tripTooLong':
    'A trip of {vehicle} to {name} takes {minutes, plural, one {# minute} other {# minutes}}, longer than a working day',
  'trips.noPosition': 'The position of a pile is not known'
} as const;
