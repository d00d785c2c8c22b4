/* Components on a map; they may load after it. */
import '@arcgis/map-components/components/arcgis-home';
import '@arcgis/map-components/components/arcgis-scale-bar';
import '@arcgis/map-components/components/arcgis-zoom';
