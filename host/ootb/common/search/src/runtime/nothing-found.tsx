import { hooks } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import type { EmptySearch } from './use-nothing-found';
import defaultMessages from './translations/default';

/** Matches coordinates: two numbers and the characters that may be written with them, which are no name. */
const COORDINATES = /^(?=.*\d(?:[^\d.,]|[.,]\s).*\d|\D*\d+(?:\D+\d+){2})[\d\s.,;:°º'"′″’”/()+\-−NSEWO]+$/i;

function getMessageKey({ term, isPart }: EmptySearch): keyof typeof defaultMessages {
  if (isPart) return 'nothingFoundPartly';
  return COORDINATES.test(term) ? 'noPosition' : 'nothingFound';
}

/** Shows below the field that the search found nothing; empty while `nothing` is null. */
export function NothingFound({ nothing }: { readonly nothing: EmptySearch | null }) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  return (
    <div
      role="status"
      css={{
        position: 'absolute',
        zIndex: 1,
        top: `calc(100% + ${sys.spacing(1)})`,
        left: 0,
        right: 0,
        overflowWrap: 'anywhere',
        color: sys.color.surface.paperText,
        background: sys.color.surface.paper,
        borderRadius: sys.shape.shape1,
        ...(nothing && {
          padding: `${sys.spacing(2)} ${sys.spacing(3)}`,
          border: `1px solid ${sys.color.divider.primary}`,
          boxShadow: sys.shadow.shadow2
        })
      }}
    >
      {nothing && t(getMessageKey(nothing), { term: nothing.term })}
    </div>
  );
}
