/** One outlined set, drawn on a 24 px grid with a 1.8 px stroke in the colour of the text beside it. */
const paths = {
  close: ['M6 6l12 12', 'M18 6L6 18'],
  trash: ['M4 7h16', 'M9.5 7V4.5h5V7', 'M6.5 7l.8 12.5h9.4L17.5 7', 'M10 11v5', 'M14 11v5'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
  ],
  eyeOff: [
    'M4 4l16 16',
    'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6',
    'M6.5 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.4-1.2',
    'M10 10a3 3 0 0 0 4.1 4.2'
  ],
  swap: ['M4 8h15', 'M15 4l4 4-4 4', 'M20 16H5', 'M9 12l-4 4 4 4'],
  check: ['M5 12.500l4.500 4.500L19 7.500'],
  download: ['M12 4v11', 'M7.5 10.5L12 15l4.500-4.500', 'M5 19.500h14'],
  table: ['M4 5h16v14H4Z', 'M4 10h16', 'M10 10v9'],
  chevronDown: ['M6 9.5l6 6 6-6'],
  chevronUp: ['M6 14.5l6-6 6 6'],
  chevronRight: ['M9.5 6l6 6-6 6'],
  chevronLeft: ['M14.5 6l-6 6 6 6'],
  target: ['M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z', 'M12 3v5M12 16v5M3 12h5M16 12h5'],
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  moon: ['M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z'],
  sun: [
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z',
    'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
  ],
  language: [
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    'M3 12h18',
    'M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18Z'
  ],
  logout: ['M14 4.5h5v15h-5', 'M15 12H4', 'M7.5 8.5L4 12l3.5 3.5'],
  flag: ['M6 21V4', 'M6 4.5h11l-2.5 4 2.5 4H6'],
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5.5', 'M12 7.6v.1'],
  pen: ['M4 20l1-4.5L16 4.5l3.5 3.5L8.500 19Z', 'M13.500 7l3.500 3.500'],
  calendar: ['M4 6.500h16V20H4Z', 'M4 11h16', 'M8.500 4v4.500', 'M15.500 4v4.500'],
  clock: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 7v5l3.5 2'],
  truck: [
    'M5 16.5H3V6.5h11v10H9',
    'M14 9.500h3.500l3.500 3.500v3.500h-2',
    'M15 16.500h-1',
    'M7 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
    'M17 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
  ],
  warning: ['M12 4l9 16H3Z', 'M12 10v4.5', 'M12 17.2v.1'],
  search: ['M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z', 'M15.500 15.500L20 20'],
  plus: ['M12 5v14', 'M5 12h14'],
  home: ['M4 11l8-7 8 7', 'M6 9.500V20h12V9.500', 'M10 20v-5h4v5'],
  grid: ['M4.500 4.500h6v6h-6Z', 'M13.500 4.500h6v6h-6Z', 'M4.500 13.500h6v6h-6Z', 'M13.500 13.500h6v6h-6Z'],
  leaf: ['M5 19c0-9 5-14 15-14c0 9-4.500 13.500-11 13.500c-2 0-3-.5-4-1.500', 'M4 21c2-5 5-8 9.500-10'],
  bars: ['M4 20h16', 'M7 20v-6', 'M12 20V9', 'M17 20V4.500'],
  layers: ['M12 4l8.500 4.500L12 13 3.500 8.500Z', 'M4 12.500l8 4.500 8-4.500', 'M4 16l8 4.500 8-4.500'],
  users: [
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z',
    'M2.500 19.500c0-3.500 2.700-5.500 6.500-5.500s6.500 2 6.500 5.500',
    'M15.500 5a3.300 3.300 0 0 1 0 6.200',
    'M18 14.600c2.200.7 3.500 2.300 3.500 4.900'
  ],
  person: [
    'M4 5h16v14H4Z',
    'M9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
    'M6 16c.3-1.500 1.400-2.300 3-2.300s2.700.8 3 2.300',
    'M14.500 9.500h3',
    'M14.500 13h3'
  ],
  sliders: [
    'M4 7h9',
    'M17 7h3',
    'M15 5v4',
    'M4 12h3',
    'M11 12h9',
    'M9 10v4',
    'M4 17h10',
    'M18 17h2',
    'M16 15v4'
  ],
  code: ['M8.500 7.500L4 12l4.500 4.500', 'M15.500 7.500L20 12l-4.500 4.500'],
  copy: ['M8.500 8.500h11v11h-11Z', 'M15.500 8.500v-4h-11v11h4'],
  link: [
    'M10 13.500a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500',
    'M14 10.500a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500'
  ],
  printer: ['M7 8.500V4h10v4.500', 'M7 16.500H4v-8h16v8h-3', 'M7 13.500h10V20H7Z'],
  pin: [
    'M12 21c4.500-4.500 6.500-8 6.500-11a6.500 6.500 0 0 0-13 0c0 3 2 6.500 6.500 11Z',
    'M12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z'
  ]
} as const;

export type IconName = keyof typeof paths;

/** An icon that says nothing by itself: the control it stands in carries the name. `size` in px. */
export function SiteIcon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    // eslint-disable-next-line no-restricted-syntax -- the set itself
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
