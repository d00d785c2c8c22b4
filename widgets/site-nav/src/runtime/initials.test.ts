import { toInitials } from './initials';

describe('initials of an e-mail address', () => {
  it.each([
    ['admin@site.example', 'AD'],
    ['ada.obi@site.example', 'AO'],
    ['a@site.example', 'A'],
    ['ngozi-c_eze@site.example', 'NC'],
    ['@site.example', '']
  ])('%s has the initials %j', (email, letters) => {
    expect(toInitials(email)).toBe(letters);
  });
});
