import { HttpError, Resource } from '@ilera/runtime';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { autorun } from 'mobx';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as yup from 'yup';
import { Form } from './form';
import { FormCheckbox, FormTextField } from './form-fields';
import { FormStore } from './form.store';
import { SubmitButton } from './form-actions';
import { FormContext } from './form-context';

const schema = yup.object({
  email: yup.string().email('This is not a valid email.').required('Your email is required'),
  city: yup.string().min(3, 'This is too short.').required('Your city is required'),
  news: yup.boolean().required(),
});
type Values = yup.InferType<typeof schema>;
const filled = { email: 'ada@example.ng', city: 'Lagos', news: false };

/** A form whose schema arrives when the test says so. */
function formOfTest(missingHints?: Record<string, string>) {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<typeof schema>((resolve) => (arrive = () => resolve(schema)));
  const form = new FormStore<Values>({
    schema: () => arrived,
    defaultValues: { email: '', city: '', news: false },
    ...(missingHints && { missingHints }),
  });
  return { form, arrive: () => act(async () => arrive()) };
}

interface Props {
  form: FormStore<Values>;
  onSubmit?: (values: Values) => unknown;
  onRender?: () => void;
}

const TestForm = ({ form, onSubmit = () => undefined, onRender = () => undefined }: Props) => (
  <Form form={form} onSubmit={onSubmit}>
    <FormTextField name="email" label="Email" />
    <Profiler id="others" onRender={onRender}>
      <FormTextField name="city" label="City" />
      <FormCheckbox name="news" label="News" />
    </Profiler>
    <SubmitButton>Send</SubmitButton>
  </Form>
);

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const city = () => screen.getByLabelText<HTMLInputElement>('City');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const hints = { email: 'A valid email', city: 'Your city' };

it('renders no other field at a key', async () => {
  const { form, arrive } = formOfTest(hints);
  const onRender = jest.fn();
  render(<TestForm form={form} onRender={onRender} />);
  await arrive();
  await userEvent.type(city(), 'Lag');
  onRender.mockClear();
  await userEvent.type(email(), 'ada@example.ng');
  expect(email()).toHaveAccessibleDescription('A valid email (done)');
  expect(onRender).not.toHaveBeenCalled();
});

it('says nothing of what a field no longer holds when the schema arrives late', async () => {
  const { form, arrive } = formOfTest(hints);
  render(<TestForm form={form} />);
  await userEvent.type(email(), 'ada');
  await userEvent.type(email(), '@example.ng');
  await arrive();
  expect(email()).toBeValid();
  expect(email()).toHaveAccessibleDescription('A valid email (done)');
});

it('then says what is wrong with each field that was edited, and with no other', async () => {
  const { form, arrive } = formOfTest({ city: 'Your city' });
  render(<TestForm form={form} />);
  await userEvent.type(email(), 'ada');
  await userEvent.click(screen.getByLabelText('News'));
  await arrive();
  expect(email()).toHaveAccessibleDescription('This is not a valid email.');
  expect(city()).toBeValid();
});

it('checks and sends what the fields hold once the schema is there', async () => {
  const { form, arrive } = formOfTest();
  const onSubmit = jest.fn();
  render(<TestForm form={form} onSubmit={onSubmit} />);
  await userEvent.type(email(), 'ada');
  await userEvent.type(city(), 'Lagos');
  await send();
  await userEvent.type(email(), '@example.ng');
  expect(onSubmit).not.toHaveBeenCalled();
  await arrive();
  expect(onSubmit.mock.calls).toEqual([[filled]]);
});

it('sends once, however often it is sent meanwhile', async () => {
  const { form, arrive } = formOfTest();
  const onSubmit = jest.fn();
  render(<TestForm form={form} onSubmit={onSubmit} />);
  await userEvent.type(email(), 'ada@example.ng');
  await userEvent.type(city(), 'Lagos{Enter}');
  const element = email().form as HTMLFormElement;
  fireEvent.submit(element);
  fireEvent.submit(element);
  await send();
  await arrive();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it.each([undefined, hints])(
  'sends nothing of a form that was emptied while it was checked',
  async (missingHints) => {
    const { form, arrive } = formOfTest(missingHints);
    const onSubmit = jest.fn();
    render(<TestForm form={form} onSubmit={onSubmit} />);
    await userEvent.type(email(), 'ada@example.ng');
    await userEvent.type(city(), 'Lagos');
    await send();
    act(() => form.reset());
    await arrive();
    expect(onSubmit).not.toHaveBeenCalled();
    expect([email(), city()].map(({ value }) => value)).toEqual(['', '']);
    expect(email()).toBeValid();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
  },
);

it('finishes what is sent after the form is gone', async () => {
  const { form, arrive } = formOfTest();
  const onSubmit = jest.fn();
  const { unmount } = render(<TestForm form={form} onSubmit={onSubmit} />);
  await userEvent.type(email(), 'ada@example.ng');
  await userEvent.type(city(), 'Lagos');
  await send();
  unmount();
  await arrive();
  expect(onSubmit.mock.calls).toEqual([[filled]]);
});

it('keeps what was typed where sending fails, and can be sent again', async () => {
  const { form, arrive } = formOfTest();
  await arrive();
  act(() => {
    form.setValue('email', 'ada@example.ng');
    form.setValue('city', 'Lagos');
  });
  await expect(form.submit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  render(<TestForm form={form} />);
  expect(email()).toHaveValue('ada@example.ng');
  const again = jest.fn();
  await act(() => form.submit(again));
  expect(again).toHaveBeenCalledWith(filled);
});

it('takes what was typed and ticked before hydration', async () => {
  const { form } = formOfTest();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<TestForm form={form} />);
  document.body.append(container);
  email().value = 'ada@example.ng';
  screen.getByLabelText<HTMLInputElement>('News').checked = true;
  const root = await act(async () => hydrateRoot(container, <TestForm form={form} />));
  expect(email()).toHaveValue('ada@example.ng');
  expect(form.values).toEqual({ email: 'ada@example.ng', city: '', news: true });
  act(() => root.unmount());
  container.remove();
});

it('keeps the value of a field that is hidden, and shows it again', async () => {
  const { form } = formOfTest();
  const view = (isShown: boolean) => (
    <FormContext value={form}>{isShown && <FormTextField name="city" label="City" />}</FormContext>
  );
  const { rerender } = render(view(true));
  await userEvent.type(city(), 'Lagos');
  rerender(view(false));
  expect(form.values.city).toBe('Lagos');
  act(() => form.setValue('city', 'Abuja'));
  rerender(view(true));
  await waitFor(() => expect(city()).toHaveValue('Abuja'));
});

it('does not move the caret of a field that is being edited', async () => {
  const { form } = formOfTest();
  render(<TestForm form={form} />);
  await userEvent.type(city(), 'Lgos');
  city().setSelectionRange(1, 1);
  await userEvent.keyboard('a');
  expect({ value: city().value, caret: city().selectionStart }).toEqual({ value: 'Lagos', caret: 2 });
});

it('tells whether something was typed while it was being sent', async () => {
  const { form, arrive } = formOfTest();
  await arrive();
  form.reset(filled);
  await form.submit(() => undefined);
  expect(form.isAsSent).toBe(true);
  await form.submit(() => form.setValue('city', 'Abuja'));
  expect(form.isAsSent).toBe(false);
});

it.each([
  ['what is shown of the calls that it changes, once it was sent', 2, filled, undefined],
  ['what is shown of the calls that it changes, once it was refused', 2, filled, new HttpError(409, {})],
  ['nothing where its values are invalid', 1, { ...filled, email: 'ada' }, undefined],
])('loads again %s', async (_what, loads, defaultValues, refusal) => {
  const source = { path: '/claims', known: () => undefined, load: jest.fn(() => Promise.resolve([])) };
  const list = new Resource(() => source);
  const stop = autorun(() => list.status);
  await list.load();
  const onFailure = () => undefined;
  const form = new FormStore({ schema: async () => schema, defaultValues, stale: [source], onFailure });
  await form.submit(() => refusal && Promise.reject(refusal));
  expect(source.load).toHaveBeenCalledTimes(loads);
  stop();
});
