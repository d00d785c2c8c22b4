import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import type { AddressCodec } from './address-state';
import {
  decodeState,
  encodeState,
  listOmittedParameters,
  MAX_QUERY_LENGTH,
  MAX_STATE_LENGTH
} from './address-state';
import { useAddressState } from './use-address-state';

const names: AddressCodec<readonly string[]> = {
  version: 2,
  read: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? (value as string[]) : null
};
const base64 = (text: string) => btoa(text).replace(/=+$/, '');

describe('state in the address', () => {
  it('restores the state from characters that need no escape, or is too long to be shared', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (state) => {
        const text = encodeState(state, names);
        if (text === null) return expect(JSON.stringify(state).length).toBeGreaterThan(MAX_STATE_LENGTH / 4);
        expect(text).toMatch(/^2\.[\w-]+$/);
        return expect(decodeState(text, names)).toEqual({ ok: true, state });
      })
    );
  });

  it('gives a reason and never throws when the address cannot be used', () => {
    const decodeText = (text?: string) => decodeState(text, names);
    expect(decodeText()).toEqual({ ok: false, problem: 'absent' });
    expect(decodeText(`3.${base64('[]')}`)).toEqual({ ok: false, problem: 'unknownVersion' });
    expect(decodeText(`2.${base64('{"a":1}')}`)).toEqual({ ok: false, problem: 'invalid' });
    expect(decodeText(`2.${base64('["a"')}`)).toEqual({ ok: false, problem: 'damaged' });
    expect(decodeText(`2.${'A'.repeat(MAX_STATE_LENGTH)}`)).toEqual({ ok: false, problem: 'tooLong' });
    fc.assert(fc.property(fc.string(), (text) => void decodeState(`2.${text}`, names)));
    fc.assert(fc.property(fc.string(), (text) => expect(decodeState(text, names).ok).toBe(false)));
  });

  it('returns null when the text would be too long', () => {
    expect(encodeState(['x'.repeat(MAX_STATE_LENGTH)], names)).toBeNull();
  });
});

function Widget() {
  const [open, setOpen] = React.useState<readonly string[]>([]);
  const problem = useAddressState('open', {
    state: open.length > 0 ? open : null,
    codec: names,
    onRead: setOpen
  });
  return (
    <>
      <output>{problem ?? open.join(', ')}</output>
      <button onClick={() => setOpen([...open, 'é'])}>More</button>
      <button onClick={() => setOpen([])}>None</button>
    </>
  );
}

const readOpenParameter = () => new URLSearchParams(window.location.search).get('open');
const renderAt = async (search: string) => {
  window.history.replaceState(null, '', `/${search}`);
  const render = widgetRender(true);
  await act(async () => void render(<Widget />));
};

describe('a widget with its state in the address', () => {
  it('shows the state from the address, and updates the address without touching other parameters', async () => {
    await renderAt(`?locale=fr&open=2.${base64('["a"]')}`);
    expect(screen.getByRole('status')).toHaveTextContent('a');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(decodeState(readOpenParameter() ?? '', names)).toEqual({ ok: true, state: ['a', 'é'] });
    expect(window.location.search).toContain('locale=fr');
    await userEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(readOpenParameter()).toBeNull();
  });

  it('leaves a state out that does not fit beside the others, and lists it for the copied link', async () => {
    await renderAt(`?others=${'x'.repeat(MAX_QUERY_LENGTH)}`);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(readOpenParameter()).toBeNull();
    expect(listOmittedParameters()).toEqual(['open']);
    window.history.replaceState(null, '', '/');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(readOpenParameter()).not.toBeNull();
    expect(listOmittedParameters()).toEqual([]);
  });

  it('reports an address of another version as unusable', async () => {
    await renderAt(`?open=1.${base64('["a"]')}`);
    expect(screen.getByRole('status')).toHaveTextContent('unknownVersion');
  });
});
