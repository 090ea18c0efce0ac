import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Book</button>
      {open && (
        <Dialog title="Book an Appointment" onClose={() => setOpen(false)}>
          <label>
            Description <input />
          </label>
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  return screen.getByRole('dialog', { name: 'Book an Appointment' });
}

it('closes by its button and gives focus back', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
});

it('closes by Escape', async () => {
  await openDialog();
  await userEvent.type(screen.getByLabelText('Description'), 'x{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'stays open when Escape ends a composition: %j',
  async (key) => {
    const dialog = await openDialog();
    fireEvent.keyDown(screen.getByLabelText('Description'), { key: 'Escape', ...key });
    expect(dialog).toBeInTheDocument();
  },
);

it('stays open when a file chooser inside is left without a file', async () => {
  const dialog = await openDialog();
  fireEvent(screen.getByLabelText('Description'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).not.toBeInTheDocument();
});

it('closes by a press on the backdrop, not by one that began inside', async () => {
  const dialog = await openDialog();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Description') },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('stays open for the second press of a double click on its button', async () => {
  const dialog = await openDialog();
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog).toBeInTheDocument();
});

it('lets the page behind go when two in each other close at once', () => {
  const inner = (
    <Dialog title="Email Sent" onClose={() => undefined}>
      Look into your mail.
    </Dialog>
  );
  const outer = (isSent: boolean) => (
    <Dialog title="Sign up" onClose={() => undefined}>
      <div>{isSent && inner}</div>
    </Dialog>
  );
  const { rerender } = render(outer(false));
  rerender(outer(true));
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(<p>Closed</p>);
  expect(document.documentElement.style.overflow).toBe('');
});

it('holds the page behind still while it is open', async () => {
  await openDialog();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.style.overflow).toBe('');
});
