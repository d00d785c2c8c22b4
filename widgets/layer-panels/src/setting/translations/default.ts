export default {
  layerPanels_map: 'Map',
  layerPanels_required: 'Layers the map must have',
  layerPanels_requiredHint: 'The panel says which of these the map lacks.',
  layerPanels_hidden: 'Layers the panel does not list',
  layerPanels_panels: 'What the properties of a layer hold',
  layerPanels_panelsHint:
    'Without a choice here, layers have the properties of the catalogue; a layer that it does not know gets them from the types of its fields. A list holds up to 100 values.',
  layerPanels_panelOf: 'Layer',
  layerPanels_choose: 'Choose a layer',
  layerPanels_none: 'No properties',
  layerPanels_slider: '{field}: slider',
  layerPanels_min: '{field}: least value',
  layerPanels_max: '{field}: greatest value',
  layerPanels_ofData: 'of the data',
  layerPanels_figure: '{field}: figure of the summary',
  layerPanels_noFigure: 'No figure',
  layerPanels_total: 'Total',
  layerPanels_average: 'Average',
  layerPanels_list: '{field}: checkboxes',
  layerPanels_countBy: '{field}: counted by value',
  layerPanels_asCatalogue: 'As the catalogue has it'
};
