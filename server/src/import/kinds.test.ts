import { list } from './kinds';

describe('a list of addresses of pictures', () => {
  const { read } = list('image_urls', { between: /[\s,;]+/, webAddresses: true });

  it('is read where all begin with http or https, or are paths of this server', () => {
    expect(read('https://a.test/1.jpg http://b.test/2.jpg /pictures/3.svg')).toEqual({
      ok: true,
      value: ['https://a.test/1.jpg', 'http://b.test/2.jpg', '/pictures/3.svg']
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.test/1.jpg', 'file:///etc/passwd'])(
    'is refused with %s in it',
    (address) => {
      expect(read(`https://a.test/1.jpg ${address}`)).toEqual({
        ok: false,
        problem: expect.stringContaining(`must begin with http:// or https://`)
      });
    }
  );
});
