import type { Legend } from './band';
import { CASSAVA_LEGEND } from './cassava';
import { DAYS_SINCE_DISCOVERY_LEGEND } from './days-since-discovery';
import { FOREST_GAIN_LEGEND } from './forest-gain';
import { FOREST_LOSS_LEGEND } from './forest-loss';
import { MAIZE_PRODUCTION_LEGEND } from './maize-production';
import { P1_PRICE_LEGEND } from './p1-price';
import { RAW_MATERIAL_TONNAGE_LEGEND } from './raw-material-tonnage';
import { SAND_LEGEND, SOIL_CARBON_LEGEND, SOIL_PH_LEGEND } from './soil';
import { SUITABILITY_LEGEND } from './suitability';
import { SUSTAINABILITY_LEGEND } from './sustainability';
import { TONNES_BOUGHT_LEGEND } from './tonnes-bought';

/** Every legend with bands. */
export const LEGENDS: readonly Legend[] = [
  MAIZE_PRODUCTION_LEGEND,
  FOREST_LOSS_LEGEND,
  FOREST_GAIN_LEGEND,
  SUSTAINABILITY_LEGEND,
  RAW_MATERIAL_TONNAGE_LEGEND,
  P1_PRICE_LEGEND,
  DAYS_SINCE_DISCOVERY_LEGEND,
  TONNES_BOUGHT_LEGEND,
  CASSAVA_LEGEND,
  SUITABILITY_LEGEND,
  SOIL_PH_LEGEND,
  SOIL_CARBON_LEGEND,
  SAND_LEGEND
];
