export default {
  _widgetLabel: 'Guided tour',
  _widgetDescription: 'A tour of the map in seven steps.',
  guidedTour_next: 'Next',
  guidedTour_back: 'Back',
  guidedTour_done: 'Done',
  guidedTour_close: 'End the tour',
  guidedTour_progress: 'Step {current} of {total}',
  guidedTour_welcome: 'Welcome to {product}',
  guidedTour_welcomeText:
    'Maps and figures that show where to buy, process, haul and apply. This tour has {count} short steps; Escape ends it, and the user menu restarts it.',
  guidedTour_mapViews: 'Switch map views',
  guidedTour_mapViewsText: 'See oil palm in 2D with all tools, or in 3D with heights by tonnes.',
  guidedTour_areas: 'Explore areas to set up your factory',
  guidedTour_areasText:
    'Switch on Service Area and click the map to see the area within your driving time, with mills, tonnes, price and profit.',
  guidedTour_commodities: 'Switch between commodities',
  guidedTour_commoditiesText:
    'Oil palm has mills, purchases and tools; cassava has the production of each state.',
  guidedTour_yield: 'Slide to explore yield data',
  guidedTour_yieldText:
    'Open Layers and the properties of a layer: sliders filter the map, and counts and sums update.',
  guidedTour_pen: 'Edit assets with the pen tool',
  guidedTour_penText:
    'Click a factory, depot, customer or application. The pen in its popup edits the record; only administrators can save.',
  guidedTour_mills: 'Filter tagged mills by properties',
  guidedTour_millsText:
    'In Layers, filter Tagged Mills by sustainability, days since P1 was last discovered, price and tonnes. Then start a service area among the remaining mills.'
};
