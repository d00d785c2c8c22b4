import { buildPictureProxyUrl, isAllowedPictureUrl } from './pictures';

const hosts = {
  origins: ['https://drive.google.com', 'https://*.googleusercontent.com'],
  fetchesOthers: false
};

describe('a picture of a record', () => {
  it.each([
    ['https://drive.google.com/thumbnail?id=1', true],
    ['https://lh3.googleusercontent.com/x', true],
    ['http://drive.google.com/x', false],
    ['https://googleusercontent.com/x', false],
    ['https://evil-googleusercontent.com/x', false],
    ['https://pictures.example/1.jpg', false],
    ['/demonstration/field.svg', true]
  ])('at %s may be loaded by the page itself: %s', (url, expected) => {
    expect(isAllowedPictureUrl(url, hosts)).toBe(expected);
  });

  it('of another host is loaded through the server', () => {
    expect(buildPictureProxyUrl('https://a.example/1.jpg?w=2&h=3')).toBe(
      '/api/picture?url=https%3A%2F%2Fa.example%2F1.jpg%3Fw%3D2%26h%3D3'
    );
  });
});
