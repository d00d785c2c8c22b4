import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidePopper } from 'jimu-ui/advanced/setting-components';
import { ColorPicker, ThemeColorPicker } from 'jimu-ui/basic/color-picker';
import { useRef, useState } from 'react';
import { withStoreThemeIntlRender } from 'jimu-for-test';

const render = withStoreThemeIntlRender();

/** A builder column with a setting that opens further settings beside it. */
function Column() {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div data-sidebar>
        <button ref={more} onClick={() => setOpen((open) => !open)}>
          More
        </button>
        <p>Another setting</p>
        <SidePopper
          position="right"
          title="Line"
          isOpen={isOpen}
          trigger={more.current}
          toggle={() => setOpen(false)}
        >
          <button>Width</button>
        </SidePopper>
      </div>
      <p>The page</p>
    </>
  );
}

const findDialog = () => screen.queryByRole('dialog', { name: 'Line' });
const more = () => screen.getByRole('button', { name: 'More' });

describe('side popper', () => {
  it('has the focus while it is open, and closes on Escape and with its button', async () => {
    render(<Column />);
    expect(findDialog()).toBeNull();
    await userEvent.click(more());
    expect(findDialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(findDialog()).toBeNull();
    expect(more()).toHaveFocus();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(findDialog()).toBeNull();
  });

  it('stays open while the page is used, and closes when another setting is pressed', async () => {
    render(<Column />);
    await userEvent.click(more());
    await userEvent.click(screen.getByText('The page'));
    await userEvent.click(screen.getByRole('button', { name: 'Width' }));
    expect(findDialog()).toBeVisible();
    await userEvent.click(screen.getByText('Another setting'));
    expect(findDialog()).toBeNull();
    await userEvent.click(more());
    expect(findDialog()).toBeVisible();
    await userEvent.click(more());
    expect(findDialog()).toBeNull();
  });
});

describe('colour picker', () => {
  it('shows a colour in any notation, and reports a new one', () => {
    const chosen = jest.fn();
    render(<ThemeColorPicker aria-label="Line" value="rgb(23, 105, 59)" onChange={chosen} />);
    const field = screen.getByLabelText('Line');
    expect(field).toHaveValue('#17693b');
    fireEvent.change(field, { target: { value: '#c8571b' } });
    expect(chosen).toHaveBeenCalledWith('#c8571b');
  });

  it('keeps the opacity', () => {
    const chosen = jest.fn();
    render(<ColorPicker aria-label="Ground" color="rgba(0, 0, 255, 0.3)" onChange={chosen} />);
    fireEvent.change(screen.getByLabelText('Ground'), { target: { value: '#c8571b' } });
    expect(chosen).toHaveBeenCalledWith('rgba(200, 87, 27, 0.3)');
  });
});
