import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { useExclusiveResultPanel } from './use-exclusive-result-panel';

function Result({ id }: { readonly id: string }) {
  const [folded, setFolded] = React.useState(false);
  const takeTurn = useExclusiveResultPanel(id, () => setFolded(true));
  const open = () => {
    setFolded(false);
    takeTurn();
  };
  return (
    <button aria-expanded={!folded} onClick={open}>
      {id}
    </button>
  );
}

const isOpen = (id: string) => screen.getByRole('button', { name: id, expanded: true });
const isFolded = (id: string) => screen.getByRole('button', { name: id, expanded: false });

it('collapses the results of other widgets when one is expanded, and each can be expanded again', async () => {
  const render = widgetRender(true);
  await act(async () => {
    render(
      <>
        <Result id="detail" />
        <Result id="boards" />
      </>
    );
  });
  expect([isOpen('detail'), isOpen('boards')]).toHaveLength(2);
  await userEvent.click(isOpen('boards'));
  expect([isFolded('detail'), isOpen('boards')]).toHaveLength(2);
  await userEvent.click(isFolded('detail'));
  expect([isOpen('detail'), isFolded('boards')]).toHaveLength(2);
  await userEvent.click(isFolded('boards'));
  expect([isFolded('detail'), isOpen('boards')]).toHaveLength(2);
});
