export default {
  _widgetLabel: 'Add asset',
  _widgetDescription: 'Enter a factory, AP, customer, depot, biochar application or partner on the map.',
  addAsset_step: 'Step {step} of 3',
  addAsset_pick: 'Pick on the map',
  addAsset_pickOn: 'Click on the map, or drag the mark.',
  addAsset_pickOff: 'Another tool has the clicks on the map, or this is off. Coordinates can be typed.',
  addAsset_atCentre: 'Take the middle of the map',
  addAsset_back: 'Back',
  addAsset_resume: 'Go on with the form',
  addAsset_mark: 'Place of the new asset',
  addAsset_loading: 'Looking what your account may do…',
  addAsset_notAllowed: 'Only administrators add assets. Ask one of them, or sign in with such an account.',
  addAsset_roleFailed: 'What your account may do could not be asked: {message}'
};
