/* SQL that relates purchases to the plots of their suppliers: a name and a community, in any spelling. */

/** Crop whose product the purchases are. */
export const PURCHASED_CROP = 'oilPalm';

/** SQL of the two columns that identify the supplier of a plot. */
export const PLOT_SUPPLIER = 'name_words(plot.supplier), name_words(plot.community)';

/** SQL of the same two columns of a purchase, in the view `raw_material_source AS source`. */
export const SOURCE_SUPPLIER = 'name_words(source.supplier_name), name_words(source.community)';
