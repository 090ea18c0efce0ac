import { runtimeConfig } from '@ilera/runtime';
import { expectConsole, fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import WaitlistPage from './waitlist.page';

const join = 'POST waitlist/join';
const person = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada.obi@example.com',
  phone_number: '08031234567',
};

type User = ReturnType<typeof renderPage>['user'];

async function fill(user: User, values: Partial<typeof person> = {}) {
  const all = { ...person, ...values };
  await user.type(screen.getByLabelText('First Name'), all.first_name);
  await user.type(screen.getByLabelText('Last Name'), all.last_name);
  await user.type(screen.getByLabelText('Email'), all.email);
  await user.type(screen.getByLabelText('Phone Number'), all.phone_number);
}

const press = (user: User) => user.click(screen.getByRole('button', { name: 'Join waitlist' }));

beforeEach(resetRuntime);

describe('the waitlist (P2.9, P8.4, R4.35)', () => {
  it('tells each missing field by its label and sends nothing (R4.86)', async () => {
    const api = fakeApi();
    const { user } = renderPage(<WaitlistPage />);
    await press(user);
    for (const field of ['First Name', 'Last Name', 'Email', 'Phone Number']) {
      expect(await screen.findByText(`${field} is a required field`)).toBeVisible();
    }
    expect(api.requests()).toHaveLength(0);
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });

  it.each(['2031234567', '0803123456', '080312345678', '18031234567'])(
    'refuses the phone number %s',
    async (phone_number) => {
      const api = fakeApi();
      const { user } = renderPage(<WaitlistPage />);
      await fill(user, { phone_number });
      await press(user);
      expect(await screen.findByText('Phone number must start with 0 and contain 11 digits')).toBeVisible();
      expect(api.requests()).toHaveLength(0);
    },
  );

  it.each(['+234 803 123 4567', '2348031234567', '00234 (0) 803-123-4567', '803 123 4567'])(
    'sends %s as a number of Nigeria (R4.87)',
    async (phone_number) => {
      const api = fakeApi();
      api.data('POST waitlist/join', null);
      const { user } = renderPage(<WaitlistPage />);
      await fill(user, { phone_number });
      await press(user);
      await waitFor(() => expect(api.requests()).toHaveLength(1));
      expect(api.requests()[0]?.body).toMatchObject({ phone_number: '08031234567' });
    },
  );

  it.each(['ada', 'adaobi@gmail', 'ada..obi@gmail.com'])(
    'refuses %s as the API does, until it is edited',
    async (email) => {
      fakeApi();
      const { user } = renderPage(<WaitlistPage />);
      await fill(user, { email });
      await press(user);
      expect(await screen.findByText('Email must be a valid email')).toBeVisible();
      await user.type(screen.getByLabelText('Email'), '@');
      await waitFor(() => expect(screen.queryByText('Email must be a valid email')).not.toBeInTheDocument());
    },
  );

  it('sends the four fields, shows a loader meanwhile, then congratulates (R4.35)', async () => {
    const api = fakeApi();
    let answer: () => void = () => undefined;
    api.on(join, () => new Promise((resolve) => (answer = () => resolve({ body: { status: 'success' } }))));
    const { user } = renderPage(<WaitlistPage />);
    await fill(user, { first_name: ' Ada ' });
    await press(user);
    expect(await screen.findByText('Sending your details', { ignore: '[class*=hidden]' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join waitlist' })).toHaveAttribute('aria-busy', 'true');
    await press(user);
    expect(api.requests(join)).toHaveLength(1);
    expect(api.requests(join)[0]?.body).toEqual(person);
    answer();
    const dialog = await screen.findByRole('dialog', { name: 'Congratulations' });
    expect(dialog).toHaveTextContent(
      "You've successfully joined the waitlist. Please check your mailbox for a mail!",
    );
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what is typed while it is sent, and its draft', async () => {
    const api = fakeApi();
    let answer: () => void = () => undefined;
    api.on(join, () => new Promise((resolve) => (answer = () => resolve({ body: { status: 'success' } }))));
    const { user, unmount } = renderPage(<WaitlistPage />);
    await fill(user);
    await press(user);
    await waitFor(() => expect(api.requests(join)).toHaveLength(1));
    await user.type(screen.getByLabelText('First Name'), 'eze');
    answer();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByLabelText('First Name')).toHaveValue('Adaeze');
    unmount();
    renderPage(<WaitlistPage />);
    expect(await screen.findByDisplayValue('Adaeze')).toBe(screen.getByLabelText('First Name'));
  });

  it.each([[{ status: 500, body: { status: 'error', message: 'Down' } }], [null]])(
    'says nothing when it fails with %j, stops the loader and keeps what was typed',
    async (failure) => {
      const api = fakeApi();
      api.on(join, failure);
      expectConsole(/^Joining the waitlist failed: \w+Error$/);
      const { user } = renderPage(<WaitlistPage />);
      await fill(user);
      await press(user);
      await waitFor(() => expect(api.requests(join)).toHaveLength(1));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Join waitlist' })).not.toHaveAttribute('aria-busy'),
      );
      expect(screen.getByLabelText('Email')).toHaveValue(person.email);
      expect(screen.queryByText('Down')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('can be joined by keyboard alone', async () => {
    const api = fakeApi();
    api.on(join, { body: { status: 'success' } });
    const { user } = renderPage(<WaitlistPage />);
    screen.getByLabelText('First Name').focus();
    await user.keyboard('Ada{Tab}Obi{Tab}ada.obi@example.com{Tab}08031234567{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Congratulations' })).toBeVisible();
  });

  it('names the cities where nobody has to wait, with our own API only (R4.75)', async () => {
    const server = fakeApi();
    server.data('GET open_cities', [
      { id: 1, name: 'Aba' },
      { id: 2, name: 'Lagos' },
    ]);
    const { unmount } = renderPage(<WaitlistPage />);
    expect(server.requests('GET open_cities')).toEqual([]);
    unmount();
    runtimeConfig.features = ['open-cities'];
    const { container } = renderPage(<WaitlistPage />);
    expect(await screen.findByText('Aba, Lagos')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    runtimeConfig.features = [];
  });
});
