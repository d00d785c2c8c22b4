/* Only the map component: the part that a map needs before it can be drawn. */
import '@arcgis/map-components/components/arcgis-map';
import '@arcgis/map-components/main.css';
