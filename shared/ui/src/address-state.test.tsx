import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import type { AddressCodec } from './address-state';
import { decodeState, encodeState, LONGEST_STATE } from './address-state';
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
        if (text === null) return expect(JSON.stringify(state).length).toBeGreaterThan(LONGEST_STATE / 4);
        expect(text).toMatch(/^2\.[\w-]+$/);
        return expect(decodeState(text, names)).toEqual({ ok: true, state });
      })
    );
  });

  it('gives a reason and never throws when the address cannot be used', () => {
    const refused = (text?: string) => decodeState(text, names);
    expect(refused()).toEqual({ ok: false, problem: 'absent' });
    expect(refused(`3.${base64('[]')}`)).toEqual({ ok: false, problem: 'unknownVersion' });
    expect(refused(`2.${base64('{"a":1}')}`)).toEqual({ ok: false, problem: 'invalid' });
    expect(refused(`2.${base64('["a"')}`)).toEqual({ ok: false, problem: 'damaged' });
    expect(refused(`2.${'A'.repeat(LONGEST_STATE)}`)).toEqual({ ok: false, problem: 'tooLong' });
    fc.assert(fc.property(fc.string(), (text) => void decodeState(`2.${text}`, names)));
    fc.assert(fc.property(fc.string(), (text) => expect(decodeState(text, names).ok).toBe(false)));
  });

  it('returns null when the text would be too long', () => {
    expect(encodeState(['x'.repeat(LONGEST_STATE)], names)).toBeNull();
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

const address = () => new URLSearchParams(window.location.search).get('open');
const start = async (search: string) => {
  window.history.replaceState(null, '', `/${search}`);
  const render = widgetRender(true);
  await act(async () => void render(<Widget />));
};

describe('a widget with its state in the address', () => {
  it('shows the state from the address, and updates the address without touching other parameters', async () => {
    await start(`?locale=fr&open=2.${base64('["a"]')}`);
    expect(screen.getByRole('status')).toHaveTextContent('a');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(decodeState(address() ?? '', names)).toEqual({ ok: true, state: ['a', 'é'] });
    expect(window.location.search).toContain('locale=fr');
    await userEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(address()).toBeNull();
  });

  it('reports an address of another version as unusable', async () => {
    await start(`?open=1.${base64('["a"]')}`);
    expect(screen.getByRole('status')).toHaveTextContent('unknownVersion');
  });
});
