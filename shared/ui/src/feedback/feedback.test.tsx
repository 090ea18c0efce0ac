import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ui from '..';

it('says an error at once, and nothing without a message', () => {
  const { rerender, container } = render(<ui.ErrorLine>Kindly explain your illness</ui.ErrorLine>);
  expect(screen.getByRole('alert')).toHaveTextContent('Kindly explain your illness');
  rerender(<ui.ErrorLine>{''}</ui.ErrorLine>);
  expect(container).toBeEmptyDOMElement();
});

it('offers to try again where something failed (R4.59)', async () => {
  const handleRetry = jest.fn();
  render(<ui.FailedState onRetry={handleRetry}>We could not load the conditions.</ui.FailedState>);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the conditions.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalled();
});

it('is dismissed', async () => {
  const handleDismiss = jest.fn();
  render(<ui.Notice onDismiss={handleDismiss}>Update your profile</ui.Notice>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(handleDismiss).toHaveBeenCalled();
});

it('announces once that a group of skeletons is loading', () => {
  render(
    <ui.SkeletonGroup label="Loading conditions">
      <ui.Skeleton lines={3} />
    </ui.SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading conditions');
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});
