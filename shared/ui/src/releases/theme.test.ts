import { readTextStyle, readTypeface } from './theme';

const small = { fontSize: '13px' };
const large = { fontSize: '15px' };

describe('the text of a page', () => {
  it('is called body up to 1.19 and body2 from 1.21', () => {
    expect(readTextStyle({ typography: { body: small } }, 'body')).toEqual(small);
    expect(readTextStyle({ typography: { body2: large } }, 'body')).toEqual(large);
  });

  it('is the newer style in a theme with both', () => {
    expect(readTextStyle({ typography: { body: small, body2: large } }, 'body')).toEqual(large);
  });

  it('of any other kind has one name, or is empty', () => {
    expect(readTextStyle({ typography: { title1: large, body: small } }, 'title1')).toEqual(large);
    expect(readTextStyle({ typography: {} }, 'title1')).toEqual({});
    expect(readTextStyle({}, 'body')).toEqual({});
  });
});

describe('the typeface', () => {
  it('is called fontFamily up to 1.19 and plain from 1.21', () => {
    expect(readTypeface({ typeface: { fontFamily: 'Lato' } })).toBe('Lato');
    expect(readTypeface({ typeface: { plain: 'Inter', fontFamily: 'Lato' } })).toBe('Inter');
  });

  it('falls back to the page’s in a theme that names none', () => {
    expect([readTypeface({}), readTypeface()]).toEqual(['inherit', 'inherit']);
  });
});
