import { React } from 'jimu-core';

interface PlacedProps {
  readonly node: HTMLElement;
  readonly className: string;
}

/** Renders an existing DOM element. */
export function Placed({ node, className }: PlacedProps) {
  const place = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => place.current?.replaceChildren(node), [node]);
  return <div ref={place} className={className} />;
}
