import { fireEvent, render, screen } from '@testing-library/react';
import { SkipLink } from './skip-link';

const press = () => fireEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));

it('moves the focus to the page and leaves the address, which may hold a secret behind #', () => {
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const scrolled = jest.spyOn(screen.getByRole('main'), 'scrollIntoView');
  const isLeftToBrowser = press();
  expect(isLeftToBrowser).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
});

it('is left to the browser where no page is there yet', () => {
  render(<SkipLink />);
  expect(press()).toBe(true);
});
