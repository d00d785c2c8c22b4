export default {
  _widgetLabel: 'Add asset',
  _widgetDescription: 'Enter a factory, AP, customer, depot, biochar application or partner on the map.',
  addAsset_prompt: 'click the position',
  addAsset_openFailed: 'The asset is saved, but could not be opened on the map: {message}',
  addAsset_step: 'Step {step} of 3',
  addAsset_pick: 'Pick on the map',
  addAsset_pickOn: 'Click the map or drag the marker.',
  addAsset_pickOff: 'Turned off, or another tool uses map clicks. You can type coordinates.',
  addAsset_atCentre: 'Use the map’s centre',
  addAsset_placeOutside:
    'This position is in water or outside Nigeria. Correct it, or use it if the asset is really there.',
  addAsset_placeUnchecked: 'Whether this position is in Nigeria could not be checked: {message}',
  addAsset_useAnyway: 'Use this position',
  addAsset_back: 'Back',
  addAsset_resume: 'Resume the form',
  addAsset_mark: 'Location of the new asset',
  addAsset_loading: 'Checking your permissions…',
  addAsset_notAllowed: 'Only administrators can add assets. Ask one, or sign in as an administrator.',
  addAsset_roleFailed: 'Your permissions could not be checked: {message}'
};
