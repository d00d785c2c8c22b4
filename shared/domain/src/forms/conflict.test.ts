import fc from 'fast-check';
import { findConflicts, mergeVersions } from './conflict';
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
    fc.assert(
      fc.property(values, values, (base, mine) => findConflicts(form, base, mine, mine).length === 0)
    );
    expect(findConflicts(form, {}, { name: 'Uyo', id: '1' }, { name: ' Uyo ', id: '2' })).toEqual([]);
  });

  it('are merged by the chosen fields: all gives theirs, none gives mine', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const names = findConflicts(form, base, mine, theirs).map(({ field }) => field.name);
        expect(findConflicts(form, base, mergeVersions(mine, theirs, names), theirs)).toEqual([]);
        expect(mergeVersions(mine, theirs, [])).toEqual(mine);
      })
    );
    expect(mergeVersions({ name: 'Uyo' }, {}, ['name'])).toEqual({ name: 'Uyo' });
  });

  it('default to theirs when only they changed a field, else to mine', () => {
    const [base, mine] = [
      { name: 'Uyo', status: 'Active' },
      { name: 'Uyo', status: 'Inactive' }
    ];
    const found = findConflicts(form, base, mine, { name: 'Eket', status: 'Planned (2026)' });
    expect(found.map(({ field, take }) => [field.name, take])).toEqual([
      ['name', 'theirs'],
      ['status', 'mine']
    ]);
  });

  it('keep every change that only one of the two made', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        for (const { field, take } of findConflicts(form, base, mine, theirs)) {
          if (findConflicts(form, base, mine, base).every((own) => own.field.name !== field.name))
            expect(take).toBe('theirs');
          if (findConflicts(form, base, theirs, base).every((other) => other.field.name !== field.name))
            expect(take).toBe('mine');
        }
      })
    );
  });
});
