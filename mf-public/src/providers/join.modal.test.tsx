import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import JoinModal from './join.modal';

const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);

beforeEach(resetRuntime);

describe('the application of a provider (A2.18, A3.1)', () => {
  it('offers exactly its options (A9.5)', () => {
    renderPage(<JoinModal />);
    expect(options('Weekly hours')).toEqual(['1-10', '10-20', '20-30', '30-40', 'others']);
    expect(options('Highest education')).toEqual(['BNSc', 'MBBS', 'MD', 'others']);
    const boxes = within(screen.getByRole('group', { name: 'Medical specialties' }));
    expect(
      boxes.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual([
      'anesthesiology',
      'cardiology',
      'dermatology',
      'emergency',
      'endocrinology',
      'gastroenterology',
      'general surgery',
      'internal medicine',
      'OB/GYN',
      'attending',
      'oncology',
      'ophthalmology',
      'orthopedic surgery',
      'pediatrics',
      'psychiatry',
      'pulmonology',
      'radiology',
      'urology',
      'others',
    ]);
  });

  it('has about 240 calling codes and begins with Nigeria', () => {
    renderPage(<JoinModal />);
    const codes = within(screen.getByLabelText('Country code')).getAllByRole('option');
    expect(codes.length).toBeGreaterThanOrEqual(240);
    expect(screen.getByLabelText('Country code')).toHaveDisplayValue('+234 Nigeria');
  });

  it('has no gender field', () => {
    renderPage(<JoinModal />);
    expect(screen.queryByLabelText(/gender/i)).not.toBeInTheDocument();
  });

  it('clears everything on submit, sends nothing and says so', async () => {
    const api = fakeApi();
    const { user } = renderPage(<JoinModal />);
    const file = new File(['licence'], 'licence.pdf', { type: 'application/pdf' });
    await user.type(screen.getByLabelText('Full name'), 'Chidi Anagonye');
    await user.type(screen.getByLabelText('Phone'), '0803');
    await user.type(screen.getByLabelText('Email'), 'chidi@example.com');
    await user.click(screen.getByLabelText('cardiology'));
    await user.click(screen.getByLabelText('OB/GYN'));
    await user.selectOptions(screen.getByLabelText('Highest education'), 'MBBS');
    await user.selectOptions(screen.getByLabelText('Weekly hours'), '20-30');
    await user.type(screen.getByLabelText('Experience'), 'Ten years');
    await user.type(screen.getByLabelText('Interest'), 'Patients');
    await user.upload(screen.getByLabelText('Professional license'), file);
    await user.upload(screen.getByLabelText('CV'), file);

    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByText(/nothing was sent/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    for (const label of ['Full name', 'Phone', 'Email', 'Highest education', 'Weekly hours', 'Experience']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(screen.getByLabelText('Interest')).toHaveValue('');
    expect(screen.getByLabelText('cardiology')).not.toBeChecked();
    expect(screen.getByLabelText<HTMLInputElement>('CV').files).toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('Professional license').files).toHaveLength(0);
    expect(api.requests()).toHaveLength(0);
  });

  it('keeps a draft until it is submitted', async () => {
    const first = renderPage(<JoinModal />);
    await first.user.type(screen.getByLabelText('Full name'), 'Chidi');
    await first.user.click(screen.getByLabelText('urology'));
    first.unmount();

    const second = renderPage(<JoinModal />);
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Chidi'));
    expect(screen.getByLabelText('urology')).toBeChecked();
    await second.user.click(screen.getByRole('button', { name: 'Submit application' }));
    await screen.findByText(/nothing was sent/);
    second.unmount();

    renderPage(<JoinModal />);
    expect(screen.getByLabelText('Full name')).toHaveValue('');
    expect(screen.getByLabelText('urology')).not.toBeChecked();
  });

  it('has nothing that axe finds', async () => {
    const { container } = renderPage(<JoinModal />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
