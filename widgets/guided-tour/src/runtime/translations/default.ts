export default {
  _widgetLabel: 'Guided tour',
  _widgetDescription: 'Seven steps round the map.',
  guidedTour_next: 'Next',
  guidedTour_back: 'Back',
  guidedTour_done: 'Done',
  guidedTour_close: 'End the tour',
  guidedTour_progress: 'Step {current} of {total}',
  guidedTour_welcome: 'Welcome to {product}',
  guidedTour_welcomeText:
    'Maps and figures for where to buy, process, haul and apply. {count} short steps show you round; Escape ends the tour, and the user menu starts it again.',
  guidedTour_mapViews: 'Switch map views',
  guidedTour_mapViewsText: 'See oil palm flat in 2D, where all the tools are, or raised by tonnes in 3D.',
  guidedTour_areas: 'Explore areas to set up your factory',
  guidedTour_areasText:
    'Switch on Service Area and click the map: you get what can be reached in the driving time you set, with mills, tonnes, price and profit.',
  guidedTour_commodities: 'Switch between commodities',
  guidedTour_commoditiesText:
    'Oil palm has mills, purchases and tools; cassava has the production of each state.',
  guidedTour_yield: 'Slide to explore yield data',
  guidedTour_yieldText:
    'Open Layers and the properties of a layer: sliders narrow what the map shows, and the counts and sums follow.',
  guidedTour_pen: 'Edit assets with the pen tool',
  guidedTour_penText:
    'Click a factory, depot, customer or application. The pen in its popup changes the record; administrators may save.',
  guidedTour_mills: 'Filter tagged mills by properties',
  guidedTour_millsText:
    'In Layers, Tagged Mills narrows by sustainability, days since P1 was last discovered, price and tonnes. Then start a service area among what is left.'
};
