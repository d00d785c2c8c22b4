import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidePopper } from 'jimu-ui/advanced/setting-components';
import { ColorPicker, ThemeColorPicker } from 'jimu-ui/basic/color-picker';
import { useRef, useState } from 'react';
import { withStoreThemeIntlRender } from 'jimu-for-test';

const render = withStoreThemeIntlRender();

/** A column of the builder with settings that have more of them beside it. */
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

const dialog = () => screen.queryByRole('dialog', { name: 'Line' });
const more = () => screen.getByRole('button', { name: 'More' });

describe('settings beside a panel', () => {
  it('have the focus while they are open, and are left by Escape and their button', async () => {
    render(<Column />);
    expect(dialog()).toBeNull();
    await userEvent.click(more());
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(more()).toHaveFocus();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  it('stay while the page is tried, and go when another setting is', async () => {
    render(<Column />);
    await userEvent.click(more());
    await userEvent.click(screen.getByText('The page'));
    await userEvent.click(screen.getByRole('button', { name: 'Width' }));
    expect(dialog()).toBeVisible();
    await userEvent.click(screen.getByText('Another setting'));
    expect(dialog()).toBeNull();
    await userEvent.click(more());
    expect(dialog()).toBeVisible();
    await userEvent.click(more());
    expect(dialog()).toBeNull();
  });
});

describe('a colour', () => {
  it('is shown however it is written, and chosen', () => {
    const chosen = jest.fn();
    render(<ThemeColorPicker aria-label="Line" value="rgb(23, 105, 59)" onChange={chosen} />);
    const field = screen.getByLabelText('Line');
    expect(field).toHaveValue('#17693b');
    fireEvent.change(field, { target: { value: '#c8571b' } });
    expect(chosen).toHaveBeenCalledWith('#c8571b');
  });

  it('stays as transparent as it was', () => {
    const chosen = jest.fn();
    render(<ColorPicker aria-label="Ground" color="rgba(0, 0, 255, 0.3)" onChange={chosen} />);
    fireEvent.change(screen.getByLabelText('Ground'), { target: { value: '#c8571b' } });
    expect(chosen).toHaveBeenCalledWith('rgba(200, 87, 27, 0.3)');
  });
});
