import { act, screen } from '@testing-library/react';
import { withStoreRender } from 'jimu-for-test';
import { useTask } from './use-task';

let runs: { done(): void; fail(error: Error): void }[] = [];
const startWork = () => new Promise<void>((done, fail) => runs.push({ done, fail }));

function Worker() {
  const { busy, fault, run } = useTask();
  return (
    <button aria-busy={busy} onClick={() => void run(startWork)}>
      {fault?.message ?? 'Fine'}
    </button>
  );
}

describe('a task', () => {
  it('runs one task at a time and keeps the fault until the next', async () => {
    runs = [];
    withStoreRender(true)(<Worker />);
    const button = screen.getByRole('button');
    act(() => button.click());
    act(() => button.click());
    expect(runs).toHaveLength(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => runs[0]!.fail(new Error('Refused.')));
    expect(button).toHaveTextContent('Refused.');
    expect(button).toHaveAttribute('aria-busy', 'false');
    act(() => button.click());
    expect(button).toHaveTextContent('Fine');
    await act(async () => runs[1]!.done());
    expect(button).toHaveAttribute('aria-busy', 'false');
  });
});
