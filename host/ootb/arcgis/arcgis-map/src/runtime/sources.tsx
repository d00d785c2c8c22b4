import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { useEffect, useId, useState } from 'react';
import { createChip } from './map-layout';
import type { ViewElement } from './engine-type';
import type { LoadedMap } from './use-web-map';
import defaultMessages from './translations/default';

interface SourcesProps {
  readonly element: ViewElement | null;
  readonly engine: LoadedMap['engine'];
}

/** Divider of the sources of one layer; within brackets it divides the licences of one source. */
const SOURCE_DIVIDER = /;\s*(?![^(]*\))/;

const listSources = (text: string): string[] =>
  text
    .split(SOURCE_DIVIDER)
    .map((source) => source.trim())
    .filter((source) => source !== '');

/** Returns the credits of what a view shows, each once; a layer may credit several sources, divided by ';'. */
function useCredits({ element, engine }: SourcesProps): readonly string[] {
  const [credits, setCredits] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!element) return undefined;
    const handle = engine.watch(
      () => element.view.attributionItems,
      (items) => setCredits([...new Set(items.flatMap(({ text }) => listSources(text)))]),
      { initial: true }
    );
    return () => handle.remove();
  }, [element, engine]);
  return credits;
}

/** A button that opens the list of a map's sources, in place of a line that covers the map. */
export function Sources(props: SourcesProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const listId = useId();
  const credits = useCredits(props);
  const [isOpen, setIsOpen] = useState(false);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the list from within
    <div
      css={{ position: 'relative' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        css={{
          ...createChip(sys),
          border: 0,
          ...sys.typography.label3,
          cursor: 'pointer',
          '&:hover': { textDecoration: 'underline' }
        }}
      >
        {t('sources')}
      </button>
      {isOpen && (
        <div
          id={listId}
          role="group"
          aria-label={t('sourcesOfMap')}
          css={{
            position: 'absolute',
            bottom: 'calc(100% + 8px)',
            right: 0,
            width: 'min(320px, 80vw)',
            maxHeight: 240,
            overflow: 'auto',
            ...sys.typography.label3,
            padding: sys.spacing(3),
            color: sys.color.surface.paperText,
            background: sys.color.surface.paper,
            borderRadius: sys.shape.shape2,
            boxShadow: sys.shadow.shadow2
          }}
        >
          <ul css={{ margin: 0, paddingLeft: sys.spacing(4) }}>
            {credits.map((credit) => (
              <li key={credit}>{credit}</li>
            ))}
            <li>
              <a href="https://www.esri.com" target="_blank" rel="noreferrer" css={{ color: 'inherit' }}>
                {t('poweredBy')}
              </a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
