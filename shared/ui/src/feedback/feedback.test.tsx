import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@shared/runtime';
import * as ui from '..';
import * as art from '../illustrations';

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

it('renders to HTML without a window, and the same each time', () => {
  const page = (
    <MemoryRouter>
      <ui.Head title="Conditions" />
      <ui.Section title="Plans">
        <ui.TextField label="Email" />
        <ui.PasswordField label="Password" />
        <ui.Tabs label="Steps" tabs={[{ id: 'a', label: 'A', content: <p>x</p> }]} />
        <ui.Reveal>
          <p>Shown without script</p>
        </ui.Reveal>
        <ui.Dialog title="T" onClose={() => undefined}>
          x
        </ui.Dialog>
        {Object.values(art).map((Art, index) => (
          <Art key={index} title={`Picture ${index}`} />
        ))}
      </ui.Section>
    </MemoryRouter>
  );
  const html = renderToString(page);
  expect(html).toBe(renderToString(page));
  expect(html).toContain('Shown without script');
  expect(html).not.toContain('waiting');
});
