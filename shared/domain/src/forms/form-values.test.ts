import { commaParts } from '../text/comma-parts';
import { afterChange, fieldText, initialValues, shownFields } from './form-values';
import { FORMS } from './forms';

const { Factory, AP, Customer, Logistics, BiocharApplication, BiocharPartner } = FORMS;

describe('initialValues', () => {
  it('returns blank values for an add form, with one row for an address', () => {
    expect(initialValues(Factory.add)).toEqual({
      name: '',
      latitude: '',
      longitude: '',
      type: '',
      status: '',
      rawMaterials: '',
      biocharMaterials: [],
      imageUrls: [''],
      inputRate: '',
      productionCapacity: '',
      processedVolume: '',
      inventoryLevels: '',
      outputRate: ''
    });
    expect(initialValues(BiocharPartner.add).biomassWaste).toEqual(['']);
    expect(initialValues(BiocharPartner.edit).biomassWaste).toBe('');
  });

  it('returns the given position for an add form', () => {
    expect(initialValues(AP.add, { latitude: 5.03, longitude: 7.93 })).toMatchObject({
      latitude: '5.03',
      longitude: '7.93',
      name: ''
    });
  });

  it('returns the values of the record for an edit form', () => {
    expect(
      initialValues(Factory.edit, {
        id: 'a1',
        name: 'Char',
        latitude: 0,
        type: 'Biochar Facility',
        biocharMaterials: ['PKS', 'Maize'],
        inputRate: '0',
        imageUrls: ['u', 'v'],
        processedVolume: 12.5,
        productionCapacity: null,
        outputRate: 3
      })
    ).toEqual({
      id: 'a1',
      name: 'Char',
      latitude: '0',
      longitude: '',
      type: 'Biochar Facility',
      status: '',
      rawMaterials: '',
      biocharMaterials: ['PKS', 'Maize'],
      imageUrls: ['u', 'v'],
      inputRate: '0',
      productionCapacity: '',
      processedVolume: '12.5',
      inventoryLevels: '',
      outputRate: ''
    });
  });

  it('splits stored texts with commas into choices, and joins lists that are edited with commas', () => {
    expect(initialValues(Customer.edit, { rawMaterials: ['FFB, P1', 'P2', ','] }).rawMaterials).toEqual([
      'FFB',
      'P1',
      'P2'
    ]);
    expect(initialValues(BiocharPartner.edit, { biomassWaste: ['bark', 'chips'] }).biomassWaste).toBe(
      'bark, chips'
    );
    expect(initialValues(BiocharPartner.edit, { biomassWaste: 'bark,chips' }).biomassWaste).toBe(
      'bark,chips'
    );
    expect(commaParts(' a ,, b')).toEqual(['a', 'b']);
  });

  it('returns an empty cost for Nil', () => {
    const gas = [null, 'PMS', { cost: '1' }, { name: 'AGO', cost: 'Nil' }, { name: 'PMS', cost: '640' }];
    expect(initialValues(Logistics.edit, { gas })).toMatchObject({ costPMS: '640', costAGO: '' });
    expect(initialValues(Logistics.edit, { gas: 'none' })).toMatchObject({ costPMS: '', costAGO: '' });
    expect(initialValues(Customer.edit, { costPMS: 'Nil', costAGO: 740 })).toMatchObject({
      costPMS: '',
      costAGO: '740'
    });
  });

  it('returns a blank value for a stored value of another type', () => {
    const odd = { name: { first: 'x' }, rawMaterials: 7, status: true, latitude: NaN };
    expect(initialValues(AP.edit, odd)).toEqual({
      id: '',
      name: '',
      latitude: '',
      longitude: '',
      status: '',
      rawMaterials: ['7']
    });
  });
});

describe('afterChange and shownFields', () => {
  const values = {
    ...initialValues(Factory.edit, {
      name: 'Mill',
      rawMaterials: 'FFB',
      biocharMaterials: ['PKS'],
      inputRate: '5'
    })
  };

  it('clear the raw material when the type becomes a biochar facility', () => {
    const changed = { ...values, type: 'Biochar Facility' };
    expect(afterChange(Factory.edit, changed, 'type')).toEqual({ ...changed, rawMaterials: '' });
  });

  it('clear the biochar materials and the input rate when the type becomes another', () => {
    const changed = { ...values, type: 'Refinery' };
    expect(afterChange(Factory.edit, changed, 'type')).toEqual({
      ...changed,
      biocharMaterials: [],
      inputRate: ''
    });
  });

  it('clear nothing when another field changes', () => {
    expect(afterChange(Factory.edit, { ...values, type: 'Refinery' }, 'name')).toEqual({
      ...values,
      type: 'Refinery'
    });
    expect(afterChange(BiocharApplication.add, { crop: 'Maize' }, 'crop')).toEqual({ crop: 'Maize' });
  });

  it('show the fields of the type', () => {
    const names = (type: string) => shownFields(Factory.add, { type }).map(({ name }) => name);
    expect(names('Biochar Facility')).toEqual(expect.arrayContaining(['biocharMaterials', 'inputRate']));
    expect(names('Biochar Facility')).not.toContain('rawMaterials');
    for (const other of ['', 'Carbonizer']) {
      expect(names(other)).toContain('rawMaterials');
      expect(names(other)).not.toContain('biocharMaterials');
      expect(names(other)).not.toContain('inputRate');
    }
  });

  it('fieldText returns the first text, also of a list', () => {
    expect(fieldText({}, 'name')).toBe('');
    expect(fieldText({ name: [] }, 'name')).toBe('');
    expect(fieldText({ name: ['a', 'b'] }, 'name')).toBe('a');
  });
});
