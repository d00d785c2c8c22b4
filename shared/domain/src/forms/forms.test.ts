import { MARKER_TYPES } from '../enumerations';
import { listFields } from '../entities/field';
import { LOCALES } from '../locale';
import { CATALOGUES, MESSAGE_KEYS } from '../messages/catalogues';
import { formatMessage } from '../messages/messages';
import { FORM_PROBLEMS, formatFormProblem } from './field-problems';
import type { Form, FormValues } from './form';
import { toFieldLabelKey } from './form';
import { canSubmit, listMissingFields, listTabProblems } from './form-rules';
import { ASSET_CHOICES, FORMS } from './forms';
import { getFieldUnit } from './field-unit';

const FILLED = {
  factory: { name: 'Mill', status: 'Active', type: 'FFB Mill', rawMaterials: 'FFB' },
  facility: { name: 'Char', status: 'Active', type: 'Biochar Facility', biocharMaterials: ['PKS'] },
  customer: { name: 'Kiln', status: 'Active', factoryType: 'Cement', rawMaterials: ['P1'] },
  ap: { name: 'Store', status: 'Active', rawMaterials: ['P1'] },
  depot: { name: 'Depot', status: 'Active' },
  application: {
    ownerName: 'Ada',
    farmSize: '2',
    crop: 'Maize',
    startDate: '2026-02-01',
    endDate: '2026-02-02',
    amountPerSpot: '0.5',
    numberOfSpots: '10',
    amountOfBiochar: '5',
    transportVehicleType: 'Truck',
    contactInfo: 'x',
    officerName: 'Obi',
    officerEmail: 'obi',
    imageUrls: ['', 'https://pictures.test/1.jpg']
  },
  partner: {
    name: 'Partner',
    biomassType: 'Wood',
    biomassWaste: ['', 'bark'],
    annualFeedstock: '1',
    biocharProduction: '1',
    potentialMachineCost: '1',
    capexShareCommitted: '1'
  }
} satisfies Record<string, FormValues>;
const position = { latitude: '5.03', longitude: '7.93' };

const { Factory, AP, Customer, Logistics, BiocharApplication, BiocharPartner } = FORMS;

const omitValue = (values: FormValues, name: string): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

const clearValue = (values: FormValues, name: string): FormValues => ({
  ...values,
  [name]: Array.isArray(values[name]) ? [' '] : ' '
});

describe('Add', () => {
  it.each<[string, Form, FormValues]>([
    ['factory', Factory.add, FILLED.factory],
    ['biochar facility', Factory.add, FILLED.facility],
    ['customer factory', Customer.add, FILLED.customer],
    ['AP', AP.add, FILLED.ap],
    ['logistics depot', Logistics.add, FILLED.depot],
    ['biochar application', BiocharApplication.add, FILLED.application],
    ['biochar partner', BiocharPartner.add, FILLED.partner]
  ])('of a %s is enabled exactly when all required fields are filled', (_name, form, filled) => {
    expect(canSubmit(form, filled)).toBe(true);
    for (const name of Object.keys(filled)) {
      expect(canSubmit(form, omitValue(filled, name))).toBe(false);
      expect(canSubmit(form, clearValue(filled, name))).toBe(false);
    }
    expect(listMissingFields(form, {}).length).toBeGreaterThan(1);
  });

  it('requires the raw material of the chosen type', () => {
    expect(canSubmit(Factory.add, { ...FILLED.factory, type: 'Biochar Facility' })).toBe(false);
    expect(canSubmit(Factory.add, { ...FILLED.facility, type: 'Refinery' })).toBe(false);
    expect(canSubmit(Factory.add, { ...FILLED.facility, biocharMaterials: [] })).toBe(false);
  });

  it('accepts any format of e-mail and telephone number', () => {
    expect(canSubmit(BiocharApplication.add, { ...FILLED.application, officerEmail: '-' })).toBe(true);
    expect(canSubmit(Customer.add, { ...FILLED.customer, phoneNumber: 'ask Ada' })).toBe(true);
  });
});

describe('tabs of an edit form', () => {
  const listTabMessages = (form: Form, values: FormValues) =>
    listTabProblems(form, values).map(({ message }) => message);
  const FACTORY = 'fillIn.factoryDetails';
  const PRODUCTION = 'fillIn.productionDetails';

  it('report the missing fields of a factory', () => {
    const factory = { ...FILLED.factory, ...position };
    expect(listTabMessages(Factory.edit, factory)).toEqual([]);
    for (const name of Object.keys(factory)) {
      expect(listTabMessages(Factory.edit, clearValue(factory, name))).toEqual([FACTORY]);
      expect(canSubmit(Factory.edit, clearValue(factory, name))).toBe(false);
    }
    expect(listTabMessages(Factory.edit, { ...factory, inputRate: 'none' })).toEqual([]);
    expect(listTabMessages(Factory.edit, { ...factory, latitude: '0' })).toEqual([]);
  });

  it('report the missing fields of a biochar facility, and an input rate that is not numeric', () => {
    const facility = { ...FILLED.facility, ...position, inputRate: '0' };
    expect(listTabMessages(Factory.edit, facility)).toEqual([]);
    expect(listTabMessages(Factory.edit, { ...facility, biocharMaterials: [] })).toEqual([FACTORY]);
    expect(listTabMessages(Factory.edit, { ...facility, inputRate: 'fast' })).toEqual([PRODUCTION]);
    expect(listTabMessages(Factory.edit, { ...facility, name: ' ', inputRate: '' })).toEqual([
      FACTORY,
      PRODUCTION
    ]);
  });

  it('report the missing fields of a biochar application, and a position of zero', () => {
    const application = { ...FILLED.application, ...position };
    const TABS = {
      'fillIn.farmDetails': 'ownerName farmSize crop officerName officerEmail contactInfo latitude longitude',
      'fillIn.applicationDetails': 'startDate endDate amountPerSpot numberOfSpots amountOfBiochar',
      'fillIn.transportMedia': 'transportVehicleType imageUrls'
    };
    expect(listTabMessages(BiocharApplication.edit, application)).toEqual([]);
    expect(listTabMessages(BiocharApplication.edit, {})).toEqual(Object.keys(TABS));
    for (const [message, names] of Object.entries(TABS))
      for (const name of names.split(' '))
        expect(listTabMessages(BiocharApplication.edit, clearValue(application, name))).toEqual([message]);
    for (const zero of ['0', '0.000', '-0'])
      expect(listTabMessages(BiocharApplication.edit, { ...application, longitude: zero })).toEqual([
        'fillIn.farmDetails'
      ]);
    expect(listTabMessages(BiocharApplication.edit, { ...application, longitude: 'x' })).toEqual([]);
    expect(listTabProblems(BiocharApplication.add, FILLED.depot)[2]).toEqual({
      tab: 'transportMedia',
      message: 'fillIn.transportMedia'
    });
  });

  it('report the missing fields of the other types', () => {
    expect(listTabMessages(AP.edit, FILLED.ap)).toEqual(['fillIn.apDetails']);
    expect(listTabMessages(AP.edit, { ...FILLED.ap, ...position })).toEqual([]);
    expect(listTabMessages(Customer.edit, { ...FILLED.customer, latitude: '5' })).toEqual([
      'fillIn.customerDetails'
    ]);
    expect(listTabMessages(Customer.edit, { ...FILLED.customer, ...position })).toEqual([]);
    expect(listTabMessages(Logistics.edit, position)).toEqual(['fillIn.depotDetails']);
    expect(listTabMessages(Logistics.edit, { ...FILLED.depot, ...position })).toEqual([]);
    const partner = { name: 'Partner', biomassType: 'Wood', biomassWaste: 'bark', ...position };
    expect(listTabMessages(BiocharPartner.edit, partner)).toEqual([]);
    expect(listTabMessages(BiocharPartner.edit, { ...partner, biomassWaste: ' , ' })).toEqual([
      'fillIn.partnerDetails'
    ]);
    expect(listTabMessages(Factory.add, {})).toEqual([]);
  });
});

describe('forms', () => {
  const all = MARKER_TYPES.flatMap((type) => [FORMS[type].add, FORMS[type].edit]);
  const titled = all.map((form) => ({ form, title: `${form.mode} ${form.markerType}` }));

  it('are twelve, one to add and one to edit each type', () => {
    for (const type of MARKER_TYPES)
      for (const mode of ['add', 'edit'] as const)
        expect(FORMS[type][mode]).toMatchObject({ mode, markerType: type });
    expect(all.map(({ noun }) => noun)).toEqual([
      ...['factory', 'factory', 'ap', 'ap', 'customer', 'customer', 'logisticsDepot', 'logisticsDepot'],
      ...['biocharApplication', 'biocharApplication', 'biocharPartner', 'biocharPartner']
    ]);
    expect(all.filter(({ tabs }) => tabs.length === 0).map(({ mode }) => mode)).toEqual(Array(5).fill('add'));
  });

  it('are offered in the order and with the names of the specification', () => {
    const nouns = ASSET_CHOICES.map((type) => FORMS[type].add.noun);
    expect(nouns.map((noun) => formatMessage(`asset.${noun}`, 'en', { product: 'SITE' }))).toEqual([
      'SITE Factory',
      'SITE AP/Warehouse',
      'Biochar Application',
      'Biochar Partner',
      'Customer Factory',
      'Logistics Depot'
    ]);
    expect([...ASSET_CHOICES].sort()).toEqual([...MARKER_TYPES].sort());
  });

  it.each(titled)('contain every editable field of the entity: $title', ({ form }) => {
    const names = form.fields.map(({ name, entry }) => entry?.list ?? name);
    const written = listFields(form.entity).filter(({ access }) => access === 'editable');
    const left = written.map(({ name }) => name).filter((name) => !names.some((own) => own === name));
    expect(left.filter((name) => !['createdBy', 'markerType', 'type', 'imageUrls'].includes(name))).toEqual(
      []
    );
    expect(names.includes('id')).toBe(form.mode === 'edit');
    expect(new Set(form.fields.map(({ name }) => name)).size).toBe(form.fields.length);
  });

  it.each(titled)('have a label, a tab and bounds for every field: $title', ({ form }) => {
    for (const field of form.fields) {
      expect(MESSAGE_KEYS).toContain(toFieldLabelKey(field));
      expect(field.options !== undefined).toBe(['select', 'multiSelect'].includes(field.kind));
      expect(field.bounds !== undefined).toBe(field.kind === 'number');
      if (form.tabs.length > 0 && field.kind !== 'hidden') expect(form.tabs).toContain(field.tab);
    }
  });

  it('have the units of the entities', () => {
    const listUnits = (form: Form) =>
      form.fields.map((field) => [field.name, getFieldUnit(form, field)]).filter(([, unit]) => unit !== null);
    expect(listUnits(BiocharPartner.edit)).toEqual([
      ['latitude', '°'],
      ['longitude', '°'],
      ['annualFeedstock', 't'],
      ['biocharProduction', 't/year'],
      ['potentialMachineCost', 'NGN'],
      ['capexShareCommitted', '%'],
      ['netCO2Removed', 'tCO₂e'],
      ['potentialAdditionalProfitGenerated', 'NGN']
    ]);
    expect(listUnits(Logistics.add)).toEqual([
      ['costPMS', 'NGN'],
      ['costAGO', 'NGN'],
      ['latitude', '°'],
      ['longitude', '°']
    ]);
    expect(getFieldUnit(AP.add, { name: 'farmSize', kind: 'number' })).toBeNull();
  });
});

describe('formatFormProblem', () => {
  it('contains the label of the field, in both languages', () => {
    expect(
      formatFormProblem(
        { field: 'capexShareCommitted', problem: 'outOfRange', values: { min: 0, max: 100 } },
        'en'
      )
    ).toBe('Capex share committed must be between 0 and 100');
    expect(formatFormProblem({ field: 'crop', problem: 'required' }, 'fr')).toBe(
      'Culture\u00a0: champ obligatoire'
    );
    for (const locale of LOCALES)
      for (const code of FORM_PROBLEMS) expect(CATALOGUES[locale]).toHaveProperty([`form.${code}`]);
  });
});
