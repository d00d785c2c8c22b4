/** Returns one of the library's own icons: 24 px grid, 1.8 px stroke, in the colour of the text around it. */
function createOutlineIcon(...paths: readonly string[]) {
  return function OutlinedIcon({ size = 18 }: { readonly size?: number }) {
    return (
      // eslint-disable-next-line no-restricted-syntax -- this is the icon set
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
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
}

export const CloseIcon = createOutlineIcon('M6 6l12 12', 'M18 6L6 18');
export const ChevronDownIcon = createOutlineIcon('M6 9.5l6 6 6-6');
export const ChevronUpIcon = createOutlineIcon('M6 14.5l6-6 6 6');
export const ChevronLeftIcon = createOutlineIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = createOutlineIcon('M9.5 6l6 6-6 6');
export const CalendarIcon = createOutlineIcon('M4 6.5h16V20H4Z', 'M4 11h16', 'M8.5 4v4.5', 'M15.5 4v4.5');
export const SearchIcon = createOutlineIcon('M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z', 'M15 15l5 5');
export const InfoIcon = createOutlineIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M12 11v5.5',
  'M12 7.6v.1'
);
export const WarningIcon = createOutlineIcon('M12 4l9 16H3Z', 'M12 10v4.5', 'M12 17.2v.1');
export const SuccessIcon = createOutlineIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M8 12.3l2.8 2.8L16 9.6'
);
export const MoreIcon = createOutlineIcon(
  ...[5, 12, 19].map((x) => `M${x - 0.6} 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0 -1.2 0`)
);
export const WidgetIcon = createOutlineIcon('M4 4h7v7H4Z', 'M13 4h7v7h-7Z', 'M4 13h7v7H4Z', 'M13 13h7v7h-7Z');
export const UndoIcon = createOutlineIcon('M8.5 13.5L4 9l4.5-4.5', 'M4 9h10a5.5 5.5 0 0 1 0 11h-4');
export const RedoIcon = createOutlineIcon('M15.5 13.5L20 9l-4.5-4.5', 'M20 9H10a5.5 5.5 0 0 0 0 11h4');
