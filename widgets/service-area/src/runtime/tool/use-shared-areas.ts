import { React } from 'jimu-core';
import { isPosition } from 'widgets/shared-code/site-domain';
import { useAddressState, useLinkProblem } from 'widgets/shared-code/site-tools';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import type { AreaStart, ServiceAreaState } from '../state';
import { selectArea, startDrawing, TOGETHER } from '../state';
import type { ServiceAreaTool } from '../use-service-area';

/** Latitude and longitude of a start in degrees, and the driving time in minutes. */
type SharedStart = readonly [number, number, number];

/** Content of a link: the starts in order, and the index of the selected area. */
interface SharedAreas {
  readonly starts: readonly SharedStart[];
  readonly picked: number | typeof TOGETHER | null;
}

/** Rounds to five decimals of a degree, about a metre. */
const roundDegrees = (degrees: number): number => Number(degrees.toFixed(5));
const toSharedStart = ({
  latitude,
  longitude,
  minutes
}: AreaStart & { readonly minutes: number }): SharedStart => [
  roundDegrees(latitude),
  roundDegrees(longitude),
  minutes
];
const isSameStart = (a: SharedStart, b: SharedStart): boolean => a.join() === b.join();

const isStart = (value: unknown): value is SharedStart => {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [latitude, longitude, minutes] = value as unknown[];
  return (
    typeof minutes === 'number' &&
    minutes > 0 &&
    isPosition({ latitude, longitude } as Partial<{ latitude: number; longitude: number }>)
  );
};

const isSelectedIndex = (value: unknown): value is SharedAreas['picked'] =>
  value === null || value === TOGETHER || typeof value === 'number';

export const AREAS_CODEC: AddressCodec<SharedAreas> = {
  version: 1,
  read(value) {
    const { starts, picked = null } = (value ?? {}) as Partial<Record<keyof SharedAreas, unknown>>;
    if (!Array.isArray(starts) || starts.length === 0 || !starts.every(isStart)) return null;
    if (!isSelectedIndex(picked)) return null;
    return { starts, picked };
  }
};

function toSharedAreas(
  { areas, drawing, selectedId }: ServiceAreaState,
  waiting: readonly SharedStart[]
): SharedAreas | null {
  const starts = [...areas.map(toSharedStart), ...(drawing ? [toSharedStart(drawing)] : []), ...waiting];
  if (starts.length === 0) return null;
  const at = areas.findIndex(({ id }) => id === selectedId);
  return { starts, picked: selectedId === TOGETHER ? TOGETHER : at < 0 ? null : at };
}

/**
 * Draws the areas of the address one after the other, and keeps the address in step with the drawn areas. An
 * area that this tab still has is not requested again.
 * @param maxAreas further areas are not drawn.
 */
export function useSharedAreas(
  widgetId: string,
  { state, ready, change }: ServiceAreaTool,
  maxAreas: number
): void {
  const [waiting, setWaiting] = React.useState<readonly SharedStart[]>([]);
  const [asked, setAsked] = React.useState<SharedAreas | null>(null);
  const problem = useAddressState(`areas.${widgetId}`, {
    state: ready ? toSharedAreas(state, waiting) : null,
    codec: AREAS_CODEC,
    onRead: (shared) => {
      const { starts } = shared;
      change((before) => {
        const kept = before.areas.filter((area) =>
          starts.some((start) => isSameStart(start, toSharedStart(area)))
        );
        return {
          ...before,
          restoring: true,
          areas: kept.length === before.areas.length ? before.areas : kept
        };
      });
      setWaiting(starts);
      setAsked(shared);
    }
  });
  const { areas, drawing, failed, pending } = state;
  React.useEffect(() => {
    const [next, ...later] = waiting;
    if (!ready || drawing || failed || pending) return;
    if (!next) return;
    setWaiting(later);
    const [latitude, longitude, minutes] = next;
    const isDrawn = areas.some((area) => isSameStart(next, toSharedStart(area)));
    if (!isDrawn && areas.length < maxAreas)
      change((before) => startDrawing(before, { latitude, longitude }, minutes));
  }, [waiting, ready, drawing, failed, pending, areas, maxAreas, change]);
  // Once all are drawn, the selection of the link is restored.
  React.useEffect(() => {
    if (!asked || waiting.length > 0 || drawing) return;
    setAsked(null);
    const { starts, picked } = asked;
    const start = typeof picked === 'number' ? starts[picked] : undefined;
    const area = start && areas.find((one) => isSameStart(start, toSharedStart(one)));
    change((before) => ({
      ...selectArea(before, picked === TOGETHER ? TOGETHER : (area?.id ?? null)),
      restoring: false
    }));
  }, [asked, waiting, drawing, areas, change]);
  useLinkProblem(problem);
}
