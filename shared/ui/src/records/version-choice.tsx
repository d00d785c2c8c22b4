import { React } from 'jimu-core';
import { Label, Radio } from 'jimu-ui';
import { useThemeStyles } from '../kit/theme/styles';
import { useUiTexts } from '../base/use-ui-texts';

/** One item in which two versions differ. */
export interface VersionChoiceRow<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface VersionCellProps {
  readonly text: string;
  readonly name: string;
  readonly checked: boolean;
  onChoose(): void;
}

function VersionCell({ text, name, checked, onChoose }: VersionCellProps) {
  const t = useUiTexts();
  const { type, weight } = useThemeStyles();
  return (
    <td css={{ verticalAlign: 'top' }}>
      <Label
        css={{
          display: 'flex',
          alignItems: 'flex-start',
          margin: 0,
          fontWeight: checked ? weight.strong : weight.regular
        }}
      >
        <Radio name={name} checked={checked} onChange={onChoose} css={{ flex: 'none' }} />
        <span css={{ overflowWrap: 'anywhere', alignSelf: 'center', ...(text === '' && type.hint) }}>
          {text === '' ? t('blank') : text}
        </span>
      </Label>
    </td>
  );
}

interface VersionChoiceProps<Name extends string> {
  readonly rows: readonly VersionChoiceRow<Name>[];
  /** Heading of the first column. */
  readonly heading: string;
  /** Label of the other version. */
  readonly theirsLabel: string;
  /** Names of the rows that take the other version. */
  readonly chosen: readonly Name[];
  onChoose(theirs: readonly Name[]): void;
}

/** Two versions side by side; the user chooses one per row. */
export function VersionChoice<Name extends string>(props: VersionChoiceProps<Name>) {
  const { rows, heading, theirsLabel, chosen, onChoose } = props;
  const t = useUiTexts();
  const { space, rule, type } = useThemeStyles();
  const group = React.useId();
  const cell = { padding: space(1, 1), borderBottom: rule, textAlign: 'left' } as const;
  return (
    <table css={{ width: '100%', borderCollapse: 'collapse', '& th, & td': cell }}>
      <thead css={type.small}>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('conflictMine')}</th>
          <th scope="col">{theirsLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, mine, theirs }) => {
          const isTheirs = chosen.includes(name);
          const others = chosen.filter((one) => one !== name);
          const radio = `${group}-${name}`;
          return (
            <tr key={name}>
              <th scope="row" css={{ fontWeight: 'inherit', verticalAlign: 'top' }}>
                {label}
              </th>
              <VersionCell text={mine} name={radio} checked={!isTheirs} onChoose={() => onChoose(others)} />
              <VersionCell
                text={theirs}
                name={radio}
                checked={isTheirs}
                onChoose={() => onChoose([...others, name])}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
