/* Only the scene component: the part that a scene needs before it can be drawn. */
import '@arcgis/map-components/components/arcgis-scene';
import '@arcgis/map-components/main.css';
