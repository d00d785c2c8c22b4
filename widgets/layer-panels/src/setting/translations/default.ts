export default {
  layerPanels_panelOf: 'Layer',
  layerPanels_choose: 'Choose a layer',
  layerPanels_none: 'No properties',
  layerPanels_slider: '{field}: slider',
  layerPanels_min: '{field}: lowest value',
  layerPanels_max: '{field}: highest value',
  layerPanels_ofData: 'from the data',
  layerPanels_figure: '{field}: figure of the summary',
  layerPanels_noFigure: 'No figure',
  layerPanels_total: 'Total',
  layerPanels_average: 'Average',
  layerPanels_list: '{field}: checkboxes',
  layerPanels_countBy: '{field}: counted by value',
  layerPanels_asCatalogue: 'As in the catalogue'
};
