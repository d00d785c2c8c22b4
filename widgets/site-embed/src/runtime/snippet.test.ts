import { createSnippet } from './snippet';

describe('the snippet', () => {
  const given = {
    origin: 'https://site.example',
    map: 'weeklyYield',
    height: 480,
    title: 'Weekly "yield"'
  } as const;

  it('[WM-03] returns a titled frame of the map without its surroundings, with the key if there is one', () => {
    const parseFrame = (key: string) =>
      new DOMParser().parseFromString(createSnippet({ ...given, key }), 'text/html').querySelector('iframe')!;
    const { src, title } = parseFrame('');
    expect(src).toBe('https://site.example/map/widgets/weeklyYield?embedded=true');
    expect(title).toBe('Weekly "yield"');
    const odd = '"><script>&';
    expect(new URL(parseFrame(odd).src).searchParams.get('embedKey')).toBe(odd);
    expect(parseFrame(odd).ownerDocument.querySelector('script')).toBeNull();
  });
});
