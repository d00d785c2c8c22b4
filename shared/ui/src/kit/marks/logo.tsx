import { useThemeStyles } from '../theme/styles';

/** The mark, a seedling on a rounded square, with the name beside it. `size` of the mark in px. */
export function Logo({
  size = 26,
  wordless
}: {
  readonly size?: number;
  /** Media query under which the name is hidden. */
  readonly wordless?: string;
}) {
  const { sys, type, space } = useThemeStyles();
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: space(2),
        fontWeight: type.figure.fontWeight,
        fontSize: size * 0.65
      }}
    >
      {/* eslint-disable-next-line no-restricted-syntax -- the mark is no icon */}
      <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <rect width="26" height="26" rx="7" fill={sys.color.primary.main} />
        <path
          d="M13 20.5v-8M13 12.5C13 9 10.5 7 6.5 7c0 4 2.5 5.5 6.5 5.5ZM13 14.5c0-2.8 2-4.7 6-4.7 0 3.2-2 4.7-6 4.7Z"
          fill="none"
          stroke={sys.color.surface.paper}
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span css={wordless && { [wordless]: { display: 'none' } }}>SITE</span>
    </span>
  );
}
