/** Problems of an app configuration and how to fix them; the path of the problem is shown beside the text. */
export const appConfig = {
  'appConfig.unknownField': 'Remove this field: no supported version of Experience Builder has it.',
  'appConfig.needed': 'Add this object of entries by id: an app must have it.',
  'appConfig.notObjects': 'Make this an object of entries by id, or remove it.',
  'appConfig.otherId': 'Change it to {id}, the key of this entry.',
  'appConfig.notAnObject': 'Make this an object.',
  'appConfig.noPage': 'Add a page: an app without one shows nothing.',
  'appConfig.badVersion': 'Write the version like {known}, not {given}.',
  'appConfig.newerApp':
    'This app was saved with Experience Builder {given}; this server supports versions up to {known}. Save it with a supported version, or update this server.',
  'appConfig.noTheme': '{given} is not installed. Choose one of {themes}.',
  'appConfig.noLayout': 'There is no layout {given}. Use one of {part}, or remove it.',
  'appConfig.noPart':
    'There is no {given} in {part}. Remove the item from the layout, or use an existing id.',
  'appConfig.noView': 'There is no view {given}. Remove it from the section.',
  'appConfig.noSource':
    'There is no data source {given}. Choose one of {part} in the widget’s settings, or add it.',
  'appConfig.noMap': '{given} is not a map of this app. Choose a map widget, or leave it empty.',
  'appConfig.newerWidget':
    'The settings are for version {given}; the installed widget is {known}. Install the newer widget, or set it up again.',
  'appConfig.noWidget': 'The widget {given} is not installed. Install it, or remove it from the app.',
  'appConfig.notJson': 'Send the app config as a JSON object, not as text, list or null.',
  'appConfig.tooDeep': 'Its objects are nested more than {most} levels deep. Flatten it.',
  'appConfig.nothingSaved': 'Nothing was saved. {first}',
  'appConfig.andMore': '{first} (and {count} more)'
} as const;
