/** Texts of drive-time service areas. Source: section 2 "Map screen"; section 8 "Service area". */
export const serviceArea = {
  'serviceArea.failed': 'Failed to generate service area.',
  'serviceArea.invalidStart': 'Invalid starting location. Please select a valid point on the map.',
  'serviceArea.tooLong': 'Drive time exceeds maximum allowed ({max} minutes). Please use a smaller value.',
  'serviceArea.details': ' Details: {message}',
  'serviceArea.refused': 'Your account may not draw service areas. Ask an administrator for access.',
  'serviceArea.unexpected': ' An unexpected error occurred.',
  'serviceArea.embedQuota':
    'This site has reached its daily limit of service areas. The count restarts 24 hours after the first one.',
  'serviceArea.embedScope':
    'This map draws service areas only in other states. Please start in one of those.',
  'serviceArea.embedRefused':
    'The key of this map is no longer valid. The owner of this page can request another.',
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
