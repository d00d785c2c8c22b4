/** Problems of an app configuration and how to fix them; the path of the problem is shown beside the text. */
export const appConfig = {
  'appConfig.unknownField':
    'Take this field out: no version of Experience Builder that is known here has it.',
  'appConfig.needed': 'Give an object of these by their ids; an app has it.',
  'appConfig.notObjects': 'Make this an object of entries by their ids, or leave it out.',
  'appConfig.otherId': 'Make it {id}, the name it stands under.',
  'appConfig.notAnObject': 'Make this an object.',
  'appConfig.noPage': 'Add a page: an app without one shows nothing.',
  'appConfig.badVersion': 'Say the version as {known}, not {given}.',
  'appConfig.newerApp':
    'This app is of Experience Builder {given}; known here are versions up to {known}. Save it with that version, or bring this server up to date.',
  'appConfig.noTheme': '{given} is not installed. Choose one of {themes}.',
  'appConfig.noLayout': 'There is no layout {given}. Name one of {part}, or take it out.',
  'appConfig.noPart':
    'There is no {given} in {part}. Take the item out of the layout, or name one that is there.',
  'appConfig.noView': 'There is no view {given}. Take it out of the section.',
  'appConfig.noSource':
    'There is no data source {given}. Choose one of {part} in the widget’s settings, or add it.',
  'appConfig.noMap': '{given} is no map of this app. Choose a map widget, or none.',
  'appConfig.newerWidget':
    'The settings are of version {given}, the installed widget is {known}. Install the newer widget, or set it up anew.',
  'appConfig.noWidget': 'The widget {given} is not installed. Install it, or take it out of the app.',
  'appConfig.notJson': 'Send the app config as a JSON object, not as text, list or null.',
  'appConfig.tooDeep': 'Its objects stand in each other more than {most} deep. Flatten it.',
  'appConfig.nothingSaved': 'Nothing was saved. {first}',
  'appConfig.andMore': '{first} (and {count} more)'
} as const;
