import { fakeApi, renderPage, resetRuntime } from '@shared/testing';
import { screen } from '@testing-library/react';
import { axe } from '@shared/testing/axe';
import AddMemberModal from './add-member.modal';

it('takes name, e-mail and a note, sends nothing, and says so before and after', async () => {
  resetRuntime();
  const server = fakeApi();
  const { user, container } = renderPage(<AddMemberModal />);
  await user.type(screen.getByLabelText('Name'), 'Zara Eze');
  await user.type(screen.getByLabelText('Email'), 'zara@example.com');
  await user.type(screen.getByLabelText('Note'), 'My daughter');
  expect(screen.getByText(/Invitations are not sent from here yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invite member now' }));
  expect(screen.getByText('Nothing was sent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'care@ilera.example' })).toHaveAttribute(
    'href',
    'mailto:care@ilera.example?subject=Please%20add%20people%20to%20my%20plan',
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Zara Eze');
  expect(server.requests()).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});
