import { runtimeConfig } from '@ilera/runtime';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { fill, pay, prepareCheckout, query, ready, setUp } from './testing/checkout';

const checkout = prepareCheckout();
const paid = () => checkout.server.requests('POST condition/payment/:id');
it('takes the words out of the address, and has them again after a payment page', async () => {
  const page = setUp(`/conditioncheckout/custom?${query}&text=My+knee`);
  await screen.findByRole('heading', { level: 1, name: 'My Condition: My knee' });
  await waitFor(() => expect(page.address.current).toBe(`/conditioncheckout/custom?${query}`));
  page.unmount();
  setUp(`/conditioncheckout/custom?${query}`);
  await screen.findByRole('heading', { level: 1, name: 'My Condition: My knee' });
});

it('keeps the words out of the title, which a history has', async () => {
  setUp(`/conditioncheckout/custom?${query}&text=My+knee`);
  await screen.findByRole('heading', { level: 1, name: 'My Condition: My knee' });
  expect(document.title).toMatch(/^Checkout: My Condition \|/);
});

it.each(['', '&text=', '&text=+'])(
  'takes no payment without words (%p), and leads back to them',
  async (text) => {
    const page = setUp(`/conditioncheckout/custom?${query}${text}`);
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'));
    await fill(page);
    await page.user.click(pay());
    // Above the form and beside the button.
    expect(await screen.findAllByText('Kindly explain your illness')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Explain your illness' })).toHaveAttribute(
      'href',
      '/condition/custom',
    );
    expect(paid()).toHaveLength(0);
  },
);

it('sends for each checkout its own words, and removes those of what is paid only', async () => {
  const other = query.replace('3-14', '3-15');
  const knee = `/conditioncheckout/custom?${query}`;
  const heading = (words: string) =>
    screen.findByRole('heading', { level: 1, name: `My Condition: ${words}`.trim() });
  const open = async (at: string, words: string) => {
    const page = setUp(at);
    await heading(words);
    page.unmount();
  };
  await open(`${knee}&text=My+knee`, 'My knee');
  await open(`/conditioncheckout/custom?${other}&text=My+ear`, 'My ear');
  await open(knee, 'My knee');
  checkout.server.data('GET condition/payment/status/PAY-1', {
    ...{ reference: 'PAY-1', status: 'success', reason: null, title: 'My Condition: My knee' },
    ...{ date: '3-14-2036 09:30 am', method: 'video', amount: 1999 },
  });
  const done = setUp(`${knee}&reference=PAY-1`);
  await screen.findByRole('heading', { level: 1, name: 'Your visit is booked' });
  done.unmount();
  await open(`/conditioncheckout/custom?${other}`, 'My ear');
  await open(knee, '');
});

it('with our own API asks for consent, and sends it', async () => {
  runtimeConfig.features = ['privacy'];
  const page = setUp();
  await ready();
  await fill(page);
  await page.user.click(pay());
  expect(await screen.findByText('We need your agreement to pass your words to a doctor')).toBeVisible();
  expect(paid()).toHaveLength(0);
  await page.user.click(screen.getByLabelText(/^I agree that my doctor/));
  expect(await axe(page.container)).toHaveNoViolations();
  await page.user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ consent: true }));
});

it('keeps consent and choices over a declined payment of this visit, and of no other', async () => {
  runtimeConfig.features = ['privacy'];
  const consent = () => screen.getByLabelText(/^I agree that my doctor/);
  const first = setUp();
  await ready();
  await fill(first);
  await first.user.click(consent());
  await first.user.click(screen.getByLabelText('Save card details'));
  await first.user.click(pay());
  await waitFor(() => expect(checkout.left).toHaveBeenCalled());
  first.unmount();
  const second = setUp();
  await ready();
  await waitFor(() => expect(consent()).toBeChecked());
  expect(screen.getByLabelText('Save card details')).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com');
  second.unmount();
  const other = setUp('/conditioncheckout/3?date=3-15-2036+09%3A30+am&method=video');
  await ready();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com'));
  expect(consent()).not.toBeChecked();
  other.unmount();

  // Once it is paid, nothing is left.
  checkout.server.data('GET condition/payment/status/PAY-1', {
    reference: 'PAY-1',
    status: 'success',
    reason: null,
    title: 'Malaria',
    date: '3-14-2036 09:30 am',
    method: 'video',
    amount: 1999,
  });
  const paidPage = setUp(`/conditioncheckout/3?${query}&reference=PAY-1`);
  await screen.findByRole('heading', { level: 1, name: 'Your visit is booked' });
  paidPage.unmount();
  setUp();
  await ready();
  expect(consent()).not.toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('with our own API says that a guest’s card is not saved (R4.10)', async () => {
  runtimeConfig.features = ['privacy'];
  setUp();
  await ready();
  expect(screen.getByLabelText('Save card details')).toHaveAccessibleDescription(
    'Only accounts keep a card. As a guest nothing is saved, and you enter it again next time.',
  );
});

it('with our own API takes a phone number as people write it, or none (R4.99)', async () => {
  runtimeConfig.features = ['guest-phone'];
  const page = setUp();
  await ready();
  await fill(page);
  const phone = screen.getByLabelText('Phone number');
  await page.user.type(phone, '80312');
  await page.user.click(pay());
  expect(await screen.findByText('A phone number is 0 and ten digits.')).toBeVisible();
  expect(paid()).toHaveLength(0);
  await page.user.clear(phone);
  await page.user.type(phone, '+234 803 123 4567');
  expect(await axe(page.container)).toHaveNoViolations();
  await page.user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ phone: '08031234567' }));
  page.unmount();
  const next = setUp();
  await ready();
  await waitFor(() => expect(screen.getByLabelText('Phone number')).not.toHaveValue(''));
  await next.user.clear(screen.getByLabelText('Phone number'));
  await next.user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(2));
  expect(paid()[1]?.body).not.toHaveProperty('phone');
});

it('with our own API takes a visit for a daughter, and keeps it over a payment page (R4.101)', async () => {
  runtimeConfig.features = ['somebody-else', 'privacy'];
  const page = setUp();
  const { user } = page;
  await ready();
  await fill(page);
  await user.click(screen.getByLabelText('Somebody else'));
  expect(screen.queryByLabelText(/^I agree that my doctor/)).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('Their first name'), 'Zainab');
  await user.click(pay());
  expect(await screen.findByText('Their last name is required')).toBeVisible();
  expect(screen.getByText('We need your agreement to pass your words to a doctor')).toBeVisible();
  expect(paid()).toHaveLength(0);
  await user.type(screen.getByLabelText('Their last name'), 'Quadri');
  await user.type(screen.getByLabelText('Their age'), '7');
  await user.selectOptions(screen.getByLabelText('Who they are to you'), 'My child');
  await user.click(screen.getByLabelText(/as parent or guardian/));
  expect(await axe(page.container)).toHaveNoViolations();
  await user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(1));
  const daughter = {
    patient_first_name: 'Zainab',
    patient_last_name: 'Quadri',
    patient_age: 7,
    patient_relation: 'child',
    patient_consent: true,
  };
  expect(paid()[0]?.body).toMatchObject({ ...daughter, first_name: 'Ada', consent: true });
  page.unmount();
  const next = setUp();
  await ready();
  await waitFor(() => expect(screen.getByLabelText('Their age')).toHaveValue('7'));
  await next.user.click(screen.getByLabelText('Me'));
  await next.user.click(screen.getByLabelText(/^I agree that my doctor/));
  await next.user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(2));
  for (const name of Object.keys(daughter)) expect(paid()[1]?.body).not.toHaveProperty(name);
});

it('tells the next person in this tab whose details are there, and empties them', async () => {
  runtimeConfig.features = ['somebody-else'];
  const page = setUp();
  await ready();
  expect(screen.queryByText('What you wrote before is here again.')).not.toBeInTheDocument();
  await fill(page);
  await page.user.click(screen.getByLabelText('Somebody else'));
  await page.user.type(screen.getByLabelText('Their first name'), 'Zainab');
  page.unmount();
  const other = setUp('/conditioncheckout/3?date=3-15-2036+09%3A30+am&method=video');
  await ready();
  expect(screen.getByLabelText('Me')).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.com');
  other.unmount();
  const next = setUp();
  await ready();
  expect(screen.getByLabelText('Their first name')).toHaveValue('Zainab');
  await next.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Me')).toBeChecked();
  next.unmount();
  setUp();
  await ready();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Me')).toBeChecked();
});

it('with a foreign API neither asks for consent nor sends one', async () => {
  runtimeConfig.features = [];
  const page = setUp();
  await ready();
  await fill(page);
  expect(screen.queryByLabelText(/^I agree that/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Save card details')).not.toHaveAccessibleDescription();
  await page.user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(paid()[0]?.body).not.toHaveProperty('consent');
  expect(screen.queryByText('Who is the visit for?')).not.toBeInTheDocument();
  expect(Object.keys(paid()[0]?.body as object).join()).not.toContain('patient');
  expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
  expect(paid()[0]?.body).not.toHaveProperty('phone');
});
