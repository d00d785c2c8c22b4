/** Drive-time service areas. Source: section 2 "Map screen"; section 8 "Service area". */
export const serviceArea = {
  'serviceArea.failed': 'Failed to generate service area.',
  'serviceArea.invalidStart': 'Invalid starting location. Please select a valid point on the map.',
  'serviceArea.tooLong': 'Drive time exceeds maximum allowed ({max} minutes). Please use a smaller value.',
  'serviceArea.details': ' Details: {message}',
  'serviceArea.unexpected': ' An unexpected error occurred.',
  'serviceArea.limit': 'Maximum service areas exceeded (limit: {limit})',
  'serviceArea.limitAlert': 'Maximum service exceeded',
  'serviceArea.dialogTitle': 'Set the Driving time!',
  'serviceArea.set': 'Set',
  'serviceArea.table': 'Service Area Table',
  'mills.tooFew': 'Too few mills to show',
  'driveTime.missing': 'Enter a driving time in minutes',
  'driveTime.notANumber': 'The driving time must be a number of minutes',
  'driveTime.tooShort': 'The driving time must be at least {min, plural, one {# minute} other {# minutes}}',
  'driveTime.tooLong': 'The driving time must be at most {max, plural, one {# minute} other {# minutes}}'
} as const;
