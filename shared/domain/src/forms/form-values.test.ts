import { splitAtCommas } from '../text/comma-parts';
import { applyFieldChange, getFieldText, buildInitialValues, listShownFields } from './form-values';
import { FORMS } from './forms';

const { Factory, AP, Customer, Logistics, BiocharApplication, BiocharPartner } = FORMS;

describe('buildInitialValues', () => {
  it('returns blank values for an add form, with one row for an address', () => {
    expect(buildInitialValues(Factory.add)).toEqual({
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
    expect(buildInitialValues(BiocharPartner.add).biomassWaste).toEqual(['']);
    expect(buildInitialValues(BiocharPartner.edit).biomassWaste).toBe('');
  });

  it('returns the given position for an add form', () => {
    expect(buildInitialValues(AP.add, { latitude: 5.03, longitude: 7.93 })).toMatchObject({
      latitude: '5.03',
      longitude: '7.93',
      name: ''
    });
  });

  it('returns the values of the record for an edit form', () => {
    expect(
      buildInitialValues(Factory.edit, {
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
    expect(buildInitialValues(Customer.edit, { rawMaterials: ['FFB, P1', 'P2', ','] }).rawMaterials).toEqual([
      'FFB',
      'P1',
      'P2'
    ]);
    expect(buildInitialValues(BiocharPartner.edit, { biomassWaste: ['bark', 'chips'] }).biomassWaste).toBe(
      'bark, chips'
    );
    expect(buildInitialValues(BiocharPartner.edit, { biomassWaste: 'bark,chips' }).biomassWaste).toBe(
      'bark,chips'
    );
    expect(splitAtCommas(' a ,, b')).toEqual(['a', 'b']);
  });

  it('returns an empty cost for Nil', () => {
    const gas = [null, 'PMS', { cost: '1' }, { name: 'AGO', cost: 'Nil' }, { name: 'PMS', cost: '640' }];
    expect(buildInitialValues(Logistics.edit, { gas })).toMatchObject({ costPMS: '640', costAGO: '' });
    expect(buildInitialValues(Logistics.edit, { gas: 'none' })).toMatchObject({ costPMS: '', costAGO: '' });
    expect(buildInitialValues(Customer.edit, { costPMS: 'Nil', costAGO: 740 })).toMatchObject({
      costPMS: '',
      costAGO: '740'
    });
  });

  it('returns a blank value for a stored value of another type', () => {
    const odd = { name: { first: 'x' }, rawMaterials: 7, status: true, latitude: NaN };
    expect(buildInitialValues(AP.edit, odd)).toEqual({
      id: '',
      name: '',
      latitude: '',
      longitude: '',
      status: '',
      rawMaterials: ['7']
    });
  });
});

describe('applyFieldChange and listShownFields', () => {
  const values = {
    ...buildInitialValues(Factory.edit, {
      name: 'Mill',
      rawMaterials: 'FFB',
      biocharMaterials: ['PKS'],
      inputRate: '5'
    })
  };

  it('clear the raw material when the type becomes a biochar facility', () => {
    const changed = { ...values, type: 'Biochar Facility' };
    expect(applyFieldChange(Factory.edit, changed, 'type')).toEqual({ ...changed, rawMaterials: '' });
  });

  it('clear the biochar materials and the input rate when the type becomes another', () => {
    const changed = { ...values, type: 'Refinery' };
    expect(applyFieldChange(Factory.edit, changed, 'type')).toEqual({
      ...changed,
      biocharMaterials: [],
      inputRate: ''
    });
  });

  it('clear nothing when another field changes', () => {
    expect(applyFieldChange(Factory.edit, { ...values, type: 'Refinery' }, 'name')).toEqual({
      ...values,
      type: 'Refinery'
    });
    expect(applyFieldChange(BiocharApplication.add, { crop: 'Maize' }, 'crop')).toEqual({ crop: 'Maize' });
  });

  it('show the fields of the type', () => {
    const listShownNames = (type: string) => listShownFields(Factory.add, { type }).map(({ name }) => name);
    expect(listShownNames('Biochar Facility')).toEqual(
      expect.arrayContaining(['biocharMaterials', 'inputRate'])
    );
    expect(listShownNames('Biochar Facility')).not.toContain('rawMaterials');
    for (const other of ['', 'Carbonizer']) {
      expect(listShownNames(other)).toContain('rawMaterials');
      expect(listShownNames(other)).not.toContain('biocharMaterials');
      expect(listShownNames(other)).not.toContain('inputRate');
    }
  });

  it('getFieldText returns the first text, also of a list', () => {
    expect(getFieldText({}, 'name')).toBe('');
    expect(getFieldText({ name: [] }, 'name')).toBe('');
    expect(getFieldText({ name: ['a', 'b'] }, 'name')).toBe('a');
  });
});
