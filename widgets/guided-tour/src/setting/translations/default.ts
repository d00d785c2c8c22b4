export default {
  guidedTour_timing: 'Time',
  guidedTour_delay: 'First visit: after (ms)',
  guidedTour_product: 'Brand',
  guidedTour_targets: 'What the steps point at, as CSS selectors (empty: the usual)',
  guidedTour_welcome: 'Welcome',
  guidedTour_mapViews: 'Map views',
  guidedTour_areas: 'Areas for a factory',
  guidedTour_commodities: 'Commodities',
  guidedTour_yield: 'Yield data',
  guidedTour_pen: 'Pen tool',
  guidedTour_mills: 'Tagged mills'
};
