export default {
  _widgetLabel: 'Supplier plots',
  _widgetDescription:
    'Plots of suppliers: captured on the map, checked, screened and exported with proof of origin.',
  supplierPlots_views: 'Views of the plots',
  supplierPlots_viewPlots: 'Plots',
  supplierPlots_viewScreening: 'Screening',
  supplierPlots_viewFiles: 'Files'
};
