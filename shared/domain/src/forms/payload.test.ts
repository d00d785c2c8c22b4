import { findFieldProblems } from './field-problems';
import type { Form, FormValues } from './form';
import { FORMS } from './forms';
import { toPayload } from './payload';

const position = { latitude: '5.03', longitude: '7.93' };
const factory = { name: ' Mill ', ...position, type: 'FFB Mill', status: 'Active', rawMaterials: 'FFB' };
const application = {
  ownerName: 'Ada',
  farmSize: '2.5',
  crop: 'Maize',
  startDate: '2026-02-01',
  endDate: '2026-02-01',
  amountPerSpot: '0.5',
  numberOfSpots: '10',
  amountOfBiochar: '5',
  transportVehicleType: 'Truck',
  contactInfo: 'x',
  officerName: 'Obi',
  officerEmail: 'no address',
  imageUrls: [' ', ' https://drive.google.com/file/d/1AbC/view '],
  ...position
};
const partner = { name: 'P', biomassType: 'Wood', biomassWaste: 'bark, ,chips', ...position };

const toBody = (form: Form, values: FormValues) => {
  const answer = toPayload(form, values);
  return answer.ok ? answer.value : answer;
};
const checkForm = (form: Form, values: FormValues) => {
  const answer = toPayload(form, values);
  return answer.ok ? null : { [answer.problem]: answer.values };
};

describe('toPayload', () => {
  it('leaves out empty optional fields of a factory', () => {
    expect(toBody(FORMS.Factory.add, factory)).toStrictEqual({
      name: 'Mill',
      latitude: 5.03,
      longitude: 7.93,
      markerType: 'Factory',
      type: 'FFB Mill',
      status: 'Active',
      createdBy: 'admin',
      rawMaterials: 'FFB',
      imageUrls: []
    });
    expect(
      toBody(FORMS.Factory.edit, { ...factory, id: 'a1', processedVolume: ' 12.5 ', inputRate: '9' })
    ).toEqual({
      id: 'a1',
      name: 'Mill',
      latitude: 5.03,
      longitude: 7.93,
      markerType: 'Factory',
      type: 'FFB Mill',
      status: 'Active',
      rawMaterials: 'FFB',
      imageUrls: [],
      processedVolume: 12.5
    });
  });

  it('contains materials and an input rate of a biochar facility, but no raw material', () => {
    const facility = { ...factory, type: 'Biochar Facility', biocharMaterials: ['PKS', 'PKS', 'Maize'] };
    expect(toBody(FORMS.Factory.add, facility)).toMatchObject({
      biocharMaterials: ['PKS', 'Maize'],
      inputRate: '0'
    });
    expect(toBody(FORMS.Factory.add, facility)).not.toHaveProperty('rawMaterials');
    expect(toBody(FORMS.Factory.add, { ...facility, inputRate: ' 2.50 ' })).toMatchObject({
      inputRate: '2.5'
    });
  });

  it('contains the type and a list of materials of an AP', () => {
    const values = { name: 'Store', status: 'Active', rawMaterials: ['P1', 'PKS'], ...position };
    expect(toBody(FORMS.AP.add, values)).toEqual({
      name: 'Store',
      status: 'Active',
      rawMaterials: ['P1', 'PKS'],
      latitude: 5.03,
      longitude: 7.93,
      markerType: 'AP',
      type: 'AP',
      createdBy: 'admin'
    });
    expect(toBody(FORMS.AP.edit, values)).not.toHaveProperty('createdBy');
  });

  it('contains Nil for an empty cost of a customer or a depot', () => {
    const customer = {
      name: 'K',
      status: 'Active',
      factoryType: 'Cement',
      rawMaterials: ['P1'],
      ...position
    };
    expect(toBody(FORMS.Customer.add, { ...customer, costPMS: '640' })).toEqual({
      name: 'K',
      latitude: 5.03,
      longitude: 7.93,
      factoryType: 'Cement',
      rawMaterials: ['P1'],
      status: 'Active',
      createdBy: 'admin',
      costPMS: '640',
      costAGO: 'Nil'
    });
    expect(toBody(FORMS.Logistics.edit, { id: 'd', name: 'D', status: 'Active', ...position })).toEqual({
      id: 'd',
      name: 'D',
      latitude: 5.03,
      longitude: 7.93,
      status: 'Active',
      createdBy: 'admin',
      gas: [
        { name: 'PMS', cost: 'Nil' },
        { name: 'AGO', cost: 'Nil' }
      ]
    });
  });

  it('contains thumbnails for Drive links of a biochar application, and no blank address', () => {
    expect(toBody(FORMS.BiocharApplication.add, application)).toEqual({
      ...application,
      farmSize: 2.5,
      amountPerSpot: 0.5,
      numberOfSpots: 10,
      amountOfBiochar: 5,
      latitude: 5.03,
      longitude: 7.93,
      imageUrls: ['https://drive.google.com/thumbnail?id=1AbC'],
      createdBy: 'admin'
    });
  });

  it('contains 0 for an empty figure of an edited biochar partner', () => {
    expect(toBody(FORMS.BiocharPartner.edit, { ...partner, capexShareCommitted: '100' })).toEqual({
      name: 'P',
      biomassType: 'Wood',
      biomassWaste: ['bark', 'chips'],
      latitude: 5.03,
      longitude: 7.93,
      annualFeedstock: 0,
      biocharProduction: 0,
      potentialMachineCost: 0,
      capexShareCommitted: 100
    });
    const added = { ...partner, annualFeedstock: '1', biocharProduction: '2', potentialMachineCost: '3' };
    expect(
      toBody(FORMS.BiocharPartner.add, {
        ...added,
        capexShareCommitted: '0',
        biomassWaste: [' chips, dust ', ' ']
      })
    ).toMatchObject({ biomassWaste: ['chips, dust'], capexShareCommitted: 0, createdBy: 'admin' });
  });
});

describe('problems of toPayload', () => {
  const { add, edit } = FORMS.BiocharApplication;

  it('are notANumber and notWhole, with the name of the field', () => {
    expect(checkForm(add, { ...application, farmSize: ' two ' })).toEqual({
      notANumber: { text: 'two', field: 'farmSize' }
    });
    const customer = { ...factory, factoryType: 'Cement', rawMaterials: ['P1'], costPMS: 'Nil' };
    expect(checkForm(FORMS.Customer.edit, customer)).toEqual({
      notANumber: { text: 'Nil', field: 'costPMS' }
    });
    expect(checkForm(add, { ...application, numberOfSpots: '1.5' })).toEqual({
      notWhole: { text: '1.5', field: 'numberOfSpots' }
    });
  });

  it('are outOfRange, with the bounds', () => {
    const checkShare = (text: string) =>
      checkForm(FORMS.BiocharPartner.edit, { ...partner, capexShareCommitted: text });
    const refused = { outOfRange: { min: 0, max: 100, field: 'capexShareCommitted' } };
    expect(['0', '100'].map(checkShare)).toEqual([null, null]);
    expect(['-0.1', '100.1'].map(checkShare)).toEqual([refused, refused]);
    expect(checkForm(FORMS.Factory.add, { ...factory, latitude: '90.1' })).toEqual({
      outOfRange: { min: -90, max: 90, field: 'latitude' }
    });
    expect(checkForm(FORMS.Factory.add, { ...factory, longitude: '-180.1' })).toEqual({
      outOfRange: { min: -180, max: 180, field: 'longitude' }
    });
  });

  it('are required for a missing position and coordinatesTogether for half of one', () => {
    const checkPosition = (latitude: string, longitude: string, form = FORMS.Factory.add) =>
      checkForm(form, { ...factory, latitude, longitude });
    expect(checkPosition('', '7')).toEqual({ coordinatesTogether: { field: 'latitude' } });
    expect(checkPosition('5', ' ')).toEqual({ coordinatesTogether: { field: 'longitude' } });
    expect(checkPosition(' ', ' ')).toEqual({ required: { field: 'latitude' } });
    expect(checkPosition('', '', FORMS.Factory.edit)).toEqual({ required: { field: 'latitude' } });
    expect(checkForm(edit, { ...application, longitude: '0' })).toEqual({
      required: { field: 'longitude' }
    });
    expect(checkForm(add, { ...application, longitude: '0' })).toBeNull();
  });

  it('are notADate and endBeforeStart for invalid days', () => {
    expect(checkForm(add, { ...application, startDate: '2026-02-30' })).toEqual({
      notADate: { text: '2026-02-30', field: 'startDate' }
    });
    expect(checkForm(add, { ...application, endDate: ' 2026-01-31 ' })).toEqual({
      endBeforeStart: { field: 'endDate' }
    });
    expect(checkForm(add, { ...application, startDate: '', endDate: '2026-01-31' })).toEqual({
      required: { field: 'startDate' }
    });
    expect(findFieldProblems(add, { ...application, startDate: 'z' })).toHaveLength(1);
  });

  it('are unknownOption for a value that is not among the options', () => {
    expect(checkForm(FORMS.Factory.add, { ...factory, status: 'Closed' })).toEqual({
      unknownOption: { text: 'Closed', field: 'status' }
    });
    expect(checkForm(FORMS.AP.add, { ...factory, rawMaterials: ['P1', 'AGO'] })).toEqual({
      unknownOption: { text: 'AGO', field: 'rawMaterials' }
    });
    const form: Form = { ...FORMS.AP.add, fields: [{ name: 'status', kind: 'select' }] };
    expect(checkForm(form, { status: 'x' })).toEqual({ unknownOption: { text: 'x', field: 'status' } });
  });

  it('are tooLong and notAWebAddress for invalid texts', () => {
    const checkName = (length: number) =>
      checkForm(FORMS.Factory.add, { ...factory, name: 'x'.repeat(length) });
    expect([checkName(500), checkName(501)]).toEqual([null, { tooLong: { max: 500, field: 'name' } }]);
    const checkPicture = (length: number) =>
      checkForm(FORMS.Factory.add, { ...factory, imageUrls: ['', 'https://'.padEnd(length, 'x')] });
    expect([checkPicture(2000), checkPicture(2001)]).toEqual([
      null,
      { tooLong: { max: 2000, field: 'imageUrls' } }
    ]);
    expect(checkForm(FORMS.Factory.add, { ...factory, imageUrls: ['javascript:alert(1)'] })).toMatchObject({
      notAWebAddress: { field: 'imageUrls' }
    });
    const checkWastes = (length: number) => {
      const biomassWaste = `${'x'.repeat(length)},${'y'.repeat(400)}`;
      return checkForm(FORMS.BiocharPartner.edit, { ...partner, biomassWaste });
    };
    expect([checkWastes(500), checkWastes(501)]).toEqual([
      null,
      { tooLong: { max: 500, field: 'biomassWaste' } }
    ]);
  });
});
