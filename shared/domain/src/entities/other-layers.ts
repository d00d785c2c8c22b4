/** The layers that are only looked at. Source: section 3 "Other layers"; names are those of the layers. */
import { z } from 'zod';
import { MAIZE_FARM_TYPES, PROCESSING_FACTORY_SOURCES } from '../enumerations';
import { field } from './field';
import { derivedLabel, figure, label } from './record-fields';

export const forestCover = z.object({
  ADM1_EN: label('State'),
  loss: figure('Forest lost', 'ha'),
  gain: figure('Forest gained', 'ha')
});
export const deforestationEncroachment = z.object({
  layer: label('Layer it came from'),
  hectare: figure('Deforested land', 'ha')
});
export const millsDistance = z.object({
  Location: label('Place'),
  DIST_KM: figure('Distance to the mill', 'km')
});
const place = {
  wardname: label('Ward'),
  lganame: label('LGA'),
  statename: label('State')
};
export const processingFactory = z.object({
  ...place,
  fctry_st_n: label('Factory and state, as the layer names them'),
  source: field(z.enum(PROCESSING_FACTORY_SOURCES).nullish(), {
    access: 'readOnly',
    description: 'Who found it'
  }),
  biomass_type: label('Kind of biomass'),
  biomass_waste: label('Wastes it has')
});
export const commercialFarm = z.object({
  Name: label('Name of the farm'),
  City: label('Town'),
  State: label('State'),
  Address: label('Address'),
  contact_email: label('E-mail'),
  contact_phone: label('Telephone number'),
  url: label('Address on the web'),
  Farm_Type: label('Type of farm'),
  Farm_Size_hectares_: figure('Size of the farm', 'ha')
});
export const maizeFarmTrial = z.object({
  YIELD: figure('Yield', 't/ha'),
  Biomass: figure('Biomass', 't/ha'),
  LGA: label('LGA'),
  State: label('State')
});
export const maizeProduction = z.object({
  Production: figure('Maize', 't/year'),
  LGA: label('LGA'),
  State: label('State')
});
export const maizeFarm = z.object({
  ...place,
  poi_name: label('Name of the farm'),
  farm_type: field(z.enum(MAIZE_FARM_TYPES).nullish(), {
    access: 'readOnly',
    description: 'What the farm grows for'
  })
});
export const soil = z.object({
  SoilPHDescription: derivedLabel('Acidity in words'),
  SoilCarbonDescription: derivedLabel('Organic carbon in words'),
  SandDescription: derivedLabel('Sand in words'),
  SoilPH: figure('Acidity', 'pH'),
  Sand: figure('Sand', '%'),
  SOC: figure('Organic carbon', 'g/kg')
});
export const roofFootprint = z.object({ area_in_me: figure('Area of the roof', 'm²') });
export const plantationAge = z.object({ ageInt: figure('Age of the palms', 'years') });
export const communityTransactions = z.object({ avgPricePe: figure('Average price', 'NGN/t') });
export const protectedArea = z.object({
  name: label('Name'),
  designation: label('Designation'),
  designationType: label('Type of designation'),
  status: label('Status'),
  governmentType: label('Kind of government'),
  owner: label('Owner')
});
