import { MemoryRouter } from '@ilera/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('presses', async () => {
  const handlePress = jest.fn();
  render(<Button onClick={handlePress}>Pay</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(handlePress).toHaveBeenCalledTimes(1);
});

it.each(['busy', 'inactive'] as const)(
  'while %s keeps its name and takes no press, by mouse or by a form',
  async (state) => {
    const handlePress = jest.fn();
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <input aria-label="Email" />
        <Button type="submit" {...{ [state]: true }} onClick={handlePress}>
          Pay N1,999
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay N1,999' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
    expect(handlePress).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  },
);

it('is a link of the router for a path of the site, an anchor for anything else', () => {
  render(
    <MemoryRouter>
      <Button href="/conditions">See conditions</Button>
      <Button href="https://pay.example/x">Pay elsewhere</Button>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'See conditions' })).toHaveAttribute('href', '/conditions');
  expect(screen.getByRole('link', { name: 'Pay elsewhere' })).toHaveAttribute('rel', 'noopener noreferrer');
});
