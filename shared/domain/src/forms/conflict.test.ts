import fc from 'fast-check';
import { conflicts, merged } from './conflict';
import type { FormValues } from './form';
import { FORMS } from './forms';

const form = FORMS.Factory.edit;
const values: fc.Arbitrary<FormValues> = fc.record({
  id: fc.constant('7'),
  name: fc.constantFrom('Uyo', 'Eket', ' Uyo '),
  status: fc.constantFrom('Active', 'Inactive'),
  imageUrls: fc.array(fc.constantFrom('', 'https://pictures.test/1.jpg'))
});

describe('two versions of a record', () => {
  it('have no conflict when they are equal', () => {
    fc.assert(fc.property(values, values, (base, mine) => conflicts(form, base, mine, mine).length === 0));
    expect(conflicts(form, {}, { name: 'Uyo', id: '1' }, { name: ' Uyo ', id: '2' })).toEqual([]);
  });

  it('are merged by the chosen fields: all gives theirs, none gives mine', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const names = conflicts(form, base, mine, theirs).map(({ field }) => field.name);
        expect(conflicts(form, base, merged(mine, theirs, names), theirs)).toEqual([]);
        expect(merged(mine, theirs, [])).toEqual(mine);
      })
    );
    expect(merged({ name: 'Uyo' }, {}, ['name'])).toEqual({ name: 'Uyo' });
  });

  it('default to theirs when only they changed a field, else to mine', () => {
    const [base, mine] = [
      { name: 'Uyo', status: 'Active' },
      { name: 'Uyo', status: 'Inactive' }
    ];
    const found = conflicts(form, base, mine, { name: 'Eket', status: 'Planned (2026)' });
    expect(found.map(({ field, take }) => [field.name, take])).toEqual([
      ['name', 'theirs'],
      ['status', 'mine']
    ]);
  });

  it('keep every change that only one of the two made', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        for (const { field, take } of conflicts(form, base, mine, theirs)) {
          if (conflicts(form, base, mine, base).every((own) => own.field.name !== field.name))
            expect(take).toBe('theirs');
          if (conflicts(form, base, theirs, base).every((other) => other.field.name !== field.name))
            expect(take).toBe('mine');
        }
      })
    );
  });
});
