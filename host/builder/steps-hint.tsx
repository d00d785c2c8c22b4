import { Button } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useId, useState } from 'react';
import { useText } from './use-text';

/** Key under which the browser stores that the hint was closed. */
const CLOSED_KEY = 'builder-steps-closed';

/** Returns whether this browser has closed the hint; false when it stores nothing. */
function readClosed(): boolean {
  try {
    return window.localStorage.getItem(CLOSED_KEY) !== null;
  } catch (error) {
    console.warn('The browser stores nothing for this page.', error);
    return false;
  }
}

function storeClosed(isClosed: boolean): void {
  try {
    if (isClosed) window.localStorage.setItem(CLOSED_KEY, 'closed');
    else window.localStorage.removeItem(CLOSED_KEY);
  } catch (error) {
    console.warn('The hint will open again: the browser stores nothing for this page.', error);
  }
}

const STEPS = ['stepAdd', 'stepPlace', 'stepPublish'] as const;

/** The three steps of building a page, open until they are closed in this browser; a button opens them again. */
export function StepsHint() {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  const [isClosed, setClosed] = useState(readClosed);
  const changeClosed = (to: boolean) => {
    storeClosed(to);
    setClosed(to);
  };
  if (isClosed)
    return (
      <div css={{ display: 'flex', justifyContent: 'end', marginBottom: sys.spacing(2) }}>
        <Button size="sm" type="tertiary" onClick={() => changeClosed(false)}>
          {text('stepsOpen')}
        </Button>
      </div>
    );
  return (
    <section
      aria-labelledby={id}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: sys.spacing(3),
        marginBottom: sys.spacing(4),
        padding: `${sys.spacing(3)} ${sys.spacing(4)}`,
        borderRadius: sys.shape.shape1,
        background: sys.color.info.light,
        color: sys.color.surface.paperText
      }}
    >
      <h2 id={id} css={{ ...sys.typography.title3, flexBasis: '100%', margin: 0 }}>
        {text('stepsTitle')}
      </h2>
      <ol
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          flex: 1,
          gap: `${sys.spacing(1)} ${sys.spacing(8)}`,
          margin: 0,
          paddingInlineStart: sys.spacing(5)
        }}
      >
        {STEPS.map((step) => (
          <li key={step} css={{ flex: '1 1 180px' }}>
            {text(step)}
          </li>
        ))}
      </ol>
      <Button type="primary" onClick={() => changeClosed(true)}>
        {text('stepsClose')}
      </Button>
    </section>
  );
}
