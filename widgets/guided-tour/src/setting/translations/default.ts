export default {
  guidedTour_tour: 'Tour',
  guidedTour_delay: 'First visit: after',
  guidedTour_delayHelp: 'It waits longer while a dialog is open.',
  guidedTour_product: 'Brand',
  guidedTour_productHelp: 'What the tour welcomes to.',
  guidedTour_steps: 'Steps',
  guidedTour_stepsHelp: 'In this order; at least one.',
  guidedTour_targets: 'What the steps point at',
  guidedTour_targetsHelp:
    'As CSS selectors. Empty: the usual, which stands in the field. A step whose target is not on the page stands in the middle.',
  guidedTour_textOf: 'Text of “{step}”',
  guidedTour_welcome: 'Welcome',
  guidedTour_mapViews: 'Map views',
  guidedTour_areas: 'Areas for a factory',
  guidedTour_commodities: 'Commodities',
  guidedTour_yield: 'Yield data',
  guidedTour_pen: 'Pen tool',
  guidedTour_mills: 'Tagged mills'
};
