import { BIOMASS_TYPES, message } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { byValues } from './renderers';
import { kindMarker, otherKind } from './symbols';

/** Businesses that make or may make biochar with the company. */
export const biocharPartnersLayer: LayerDefinition = {
  id: 'biochar-partners',
  title: message('nav.biocharPartners', 'en'),
  service: 'biocharPartners',
  role: 'staff',
  group: 'biochar',
  visibility: true,
  panel: {
    lists: [{ name: 'partnerBiomass', field: 'biomassType', items: BIOMASS_TYPES }],
    countBy: ['biomassType', 'State'],
    figures: [
      { field: 'annualFeedstock', kind: 'total', decimals: 1 },
      { field: 'biocharProduction', kind: 'total', decimals: 1 }
    ]
  },
  popupInfo: popup('{name}', [
    text('biomassType', 'Kind of biomass'),
    text('biomassWaste', 'Wastes'),
    text('State', 'State'),
    text('LGA', 'LGA'),
    number('annualFeedstock', 'Feedstock a year (t)', 1),
    number('biocharProduction', 'Biochar made (t/year)', 1),
    number('potentialMachineCost', 'What a machine may cost (₦)'),
    number('capexShareCommitted', 'Share of the investment committed (%)'),
    number('netCO2Removed', 'CO₂ removed (t CO₂e)', 3),
    number('potentialAdditionalProfitGenerated', 'Profit it may add (₦)')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('biomassType', 'Kind of biomass', BIOMASS_TYPES, kindMarker, {
        symbol: otherKind,
        label: 'Other'
      })
    }
  }
};
