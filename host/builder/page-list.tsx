import { Button } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useIntl } from 'react-intl';
import type { ExperienceSummary } from './api';
import { useText } from './use-text';

interface PageListProps {
  readonly all: readonly ExperienceSummary[];
  onEdit(name: string): void;
  onCopy(experience: ExperienceSummary): void;
}

/** Returns when and by whom an experience was saved last. */
function useSavedText() {
  const text = useText();
  const { formatDate } = useIntl();
  return ({ version, savedAt, savedBy }: ExperienceSummary) =>
    savedAt === null
      ? text('asBuilt')
      : text('savedAs', {
          version,
          when: formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          who: savedBy ?? '–'
        });
}

function Row({ experience, onEdit, onCopy }: Omit<PageListProps, 'all'> & { experience: ExperienceSummary }) {
  const text = useText();
  const { sys } = useTheme();
  const formatSaved = useSavedText();
  const { name, label, address, problem } = experience;
  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: sys.spacing(2),
        padding: `${sys.spacing(3)} ${sys.spacing(4)}`,
        '& + &': { borderTop: `1px solid ${sys.color.divider.primary}` }
      }}
    >
      <div css={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <h3 css={{ ...sys.typography.title3, margin: 0 }}>{label}</h3>
        {address !== null && (
          <a
            href={address}
            aria-label={text('openPage', { name: label })}
            css={{ color: sys.color.action.link.default }}
          >
            {address}
          </a>
        )}
        <div css={{ ...sys.typography.label2, color: sys.color.surface.paperHint }}>
          {formatSaved(experience)}
        </div>
        {problem && (
          <div role="alert" css={{ color: sys.color.error.main }}>
            {text('problem', { reason: problem })}
          </div>
        )}
      </div>
      <Button aria-label={text('duplicateNamed', { name: label })} onClick={() => onCopy(experience)}>
        {text('duplicate')}
      </Button>
      <Button type="primary" aria-label={text('editNamed', { name: label })} onClick={() => onEdit(name)}>
        {text('edit')}
      </Button>
    </li>
  );
}

/** The list of pages: those of the administrators first, then those of the product. */
export function PageList({ all, ...actions }: PageListProps) {
  const text = useText();
  const { sys } = useTheme();
  const groups = [
    ['copies', all.filter(({ builtIn }) => !builtIn)],
    ['delivered', all.filter(({ builtIn }) => builtIn)]
  ] as const;
  return (
    <div css={{ flex: 1, minHeight: 0, overflow: 'auto', padding: sys.spacing(4) }}>
      <div css={{ maxWidth: 880, margin: '0 auto' }}>
        <h2 css={{ ...sys.typography.title1, margin: `${sys.spacing(4)} 0 ${sys.spacing(1)}` }}>
          {text('pages')}
        </h2>
        <p css={{ color: sys.color.surface.backgroundHint }}>{text('pagesHint')}</p>
        {groups.map(
          ([group, experiences]) =>
            experiences.length > 0 && (
              <section key={group} aria-label={text(group)}>
                <h2 css={{ ...sys.typography.title2, margin: `${sys.spacing(6)} 0 ${sys.spacing(2)}` }}>
                  {text(group)}
                </h2>
                <ul
                  css={{
                    margin: 0,
                    padding: 0,
                    listStyle: 'none',
                    borderRadius: sys.shape.shape2,
                    background: sys.color.surface.paper,
                    color: sys.color.surface.paperText,
                    boxShadow: sys.shadow.shadow1
                  }}
                >
                  {experiences.map((experience) => (
                    <Row key={experience.name} experience={experience} {...actions} />
                  ))}
                </ul>
              </section>
            )
        )}
      </div>
    </div>
  );
}
