import { act, screen } from '@testing-library/react';
import { appActions, getAppStore, Immutable } from 'jimu-core';
import { withStoreRender } from 'jimu-for-test';
import type { StatePiece } from './widget-state';
import { changeWidgetState, readWidgetState, useWidgetState } from './widget-state';

interface Kept {
  readonly on: boolean;
  readonly areas: readonly { readonly id: number; readonly names: readonly string[] }[];
}

const PIECE: StatePiece<Kept> = { key: 'kept', initial: { on: false, areas: [] } };
const createArea = (id: number) => ({ id, names: [`Area ${id}`] });

let drawn: Kept[] = [];

function Areas({ id }: { readonly id: string }) {
  const [state, change] = useWidgetState(id, PIECE);
  drawn.push(state);
  return (
    <>
      <ul>
        {state.areas.map((one) => (
          <li key={one.id}>{one.names.join()}</li>
        ))}
      </ul>
      <button onClick={() => change((before) => ({ ...before, on: !before.on }))}>{String(state.on)}</button>
    </>
  );
}

const inStore = (id: string) => getAppStore().getState().widgetsState[id]?.kept;
const addArea = (id: string, number: number) =>
  act(() =>
    changeWidgetState(id, PIECE, (before) => ({ ...before, areas: [...before.areas, createArea(number)] }))
  );

beforeEach(() => {
  drawn = [];
});

describe('a piece of a widget’s state', () => {
  it('has its initial value until something is stored, and is rendered when it changes', () => {
    withStoreRender(true)(<Areas id="tool" />);
    expect(drawn).toEqual([PIECE.initial]);
    addArea('tool', 1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Area 1');
    expect(inStore('tool')).toEqual({ on: false, areas: [createArea(1)] });
    expect(Immutable.isImmutable(inStore('tool'))).toBe(true);
  });

  it('is plain data, and unchanged parts keep their identity', () => {
    withStoreRender(true)(<Areas id="tool" />);
    addArea('tool', 1);
    act(() => screen.getByRole('button').click());
    addArea('tool', 2);
    const [, first, second, third] = drawn;
    expect(second!.on).toBe(true);
    expect(second!.areas).toBe(first!.areas);
    expect(third!.areas[0]).toBe(first!.areas[0]);
    expect(third!.areas).toEqual([createArea(1), createArea(2)]);
    expect(Immutable.isImmutable(third!.areas)).toBe(false);
    expect(readWidgetState('tool', PIECE)).toBe(third);
  });

  it('may be written through the framework’s own action', () => {
    withStoreRender(true)(<Areas id="tool" />);
    act(
      () =>
        void getAppStore().dispatch(
          appActions.widgetStatePropChange('tool', 'kept', { on: true, areas: [createArea(7)] })
        )
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Area 7');
    addArea('tool', 8);
    expect(inStore('tool')).toEqual({ on: true, areas: [createArea(7), createArea(8)] });
  });

  it('is not rendered for a change without effect, nor for another widget’s', () => {
    withStoreRender(true)(<Areas id="tool" />);
    act(() => changeWidgetState('tool', PIECE, (before) => before));
    addArea('other', 1);
    expect(drawn).toHaveLength(1);
    expect(readWidgetState('other', PIECE).areas).toHaveLength(1);
  });
});
