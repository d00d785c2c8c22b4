export default {
  guidedTour_tour: 'Tour',
  guidedTour_delay: 'Delay on the first visit',
  guidedTour_delayHelp: 'The tour also waits until open dialogs are closed.',
  guidedTour_product: 'Brand',
  guidedTour_productHelp: 'Name in the welcome step.',
  guidedTour_steps: 'Steps',
  guidedTour_stepsHelp: 'In this order; at least one.',
  guidedTour_targets: 'Targets of the steps',
  guidedTour_targetsHelp:
    'CSS selectors. If empty, the default shown in the field is used. A step without its target on the page is shown in the middle.',
  guidedTour_textOf: 'Text of “{step}”',
  guidedTour_welcome: 'Welcome',
  guidedTour_mapViews: 'Map views',
  guidedTour_areas: 'Areas for a factory',
  guidedTour_commodities: 'Commodities',
  guidedTour_yield: 'Yield data',
  guidedTour_pen: 'Pen tool',
  guidedTour_mills: 'Tagged mills'
};
