import { Button } from '@ilera/ui';
import { HttpError, NetworkError } from '@ilera/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as yup from 'yup';
import { Form, useYupForm } from './form';
import { FormCheckbox, FormPhone, FormSelect, FormTextArea, FormTextField } from './form-fields';
import { applyServerErrors } from './show-failure';
import { LeaveButton, SubmitButton } from './form-actions';

const schema = yup.object({
  first_name: yup.string().trim().required('Your first name is required'),
  email: yup
    .string()
    .trim()
    .email('This is not a valid email.')
    .min(11, 'Your email is required')
    .required('Your email is required'),
  save_card: yup.boolean().default(false),
});
type Details = yup.InferType<typeof schema>;

const hints = { email: 'A valid email', first_name: 'Your first name' };

interface TestFormProps {
  onSubmit?: (values: Details) => void | Promise<void>;
  refusal?: unknown;
  /** With them the form is checked at each change. */
  missingHints?: Record<string, string> | undefined;
}

function TestForm({ onSubmit = () => undefined, refusal, missingHints }: TestFormProps) {
  const form = useYupForm<Details>({
    schema: () => Promise.resolve(schema),
    ...(missingHints && { missingHints }),
    defaultValues: { first_name: '', email: '', save_card: false },
  });
  const [rest, setRest] = useState<string>();
  const handleSubmit = async (values: Details) => {
    if (refusal) setRest(applyServerErrors(form, refusal));
    else await onSubmit(values);
  };
  return (
    // The e-mail stands first on the page although the first name is registered first in the schema.
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField name="email" label="Email" />
      <FormTextField name="first_name" label="First name" />
      <FormCheckbox name="save_card" label="Save card details" />
      <p>{rest}</p>
      <SubmitButton>Pay</SubmitButton>
      <LeaveButton onClick={() => undefined}>Cancel</LeaveButton>
    </Form>
  );
}

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

it('gives trimmed values of the schema', async () => {
  const handleSubmit = jest.fn();
  render(<TestForm onSubmit={handleSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await userEvent.type(screen.getByLabelText('First name'), ' Ada ');
  await userEvent.click(screen.getByLabelText('Save card details'));
  await pay();
  expect(handleSubmit.mock.calls[0]?.[0]).toEqual({
    first_name: 'Ada',
    email: 'ada@example.ng',
    save_card: true,
  });
});

it('brings into view what is said above the fields, for the button may be a screen below it', async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  const handleSubmit = () => Promise.reject(new NetworkError());
  render(<TestForm onSubmit={handleSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await pay();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(seen).toEqual([alert]));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('shows each error under its field, focuses the first on the page, and clears it when edited', async () => {
  const handleSubmit = jest.fn();
  render(<TestForm onSubmit={handleSubmit} />);
  await pay();
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('Your email is required');
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Your first name is required');
  await userEvent.type(email, 'a');
  expect(email).not.toBeInvalid();
  expect(screen.getByLabelText('First name')).toBeInvalid();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('does not send twice while it is being sent', async () => {
  let finish: () => void = () => undefined;
  const handleSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<TestForm onSubmit={handleSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await userEvent.type(screen.getByLabelText('First name'), 'Ada{Enter}');
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
  await pay();
  await act(async () => finish());
  await pay();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(2));
  await act(async () => finish());
});

it('discards what was typed when the person leaves by the button', async () => {
  render(<TestForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('keeps the default text of yup, with the name of the field', async () => {
  const plain = yup.object({ first_name: yup.string().required() });
  await expect(plain.validate({ first_name: '' })).rejects.toThrow('first_name is a required field');
});

it('says beside the field what is missing while the button is inactive', async () => {
  render(<TestForm missingHints={hints} />);
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('A valid email');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('A valid email (done)'),
  );
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Your first name');
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
});

describe('errors of the API', () => {
  async function refuseWith(body: unknown) {
    render(<TestForm refusal={new HttpError(422, body)} />);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await pay();
  }

  it.each([
    ['lists', { errors: { email: ['Taken already', 'And more'] } }],
    ['texts', { errors: { email: 'Taken already' } }],
  ])('shows an object of %s under the field and focuses it', async (_, body) => {
    await refuseWith(body);
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Taken already'));
    await waitFor(() => expect(email).toHaveFocus());
  });

  it.each([
    ['a list', { errors: ['The card was refused', 'x'] }, 'The card was refused'],
    ['a message', { message: 'Try again later' }, 'Try again later'],
    ['an unknown field', { errors: { plan_id: ['No such plan'] } }, 'No such plan'],
  ])('gives back the text of %s', async (_, body, text) => {
    await refuseWith(body);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

it('binds the other controls', async () => {
  const all = yup.object({
    phone: yup.string().required(),
    code: yup.string().required(),
    time: yup.string().required(),
    text: yup.string().required(),
  });
  const handleSubmit = jest.fn();
  const codes = ['44', '234'].map((value) => ({ value, label: `+${value}` }));
  function AllForm() {
    const form = useYupForm<yup.InferType<typeof all>>({
      schema: () => Promise.resolve(all),
      defaultValues: { phone: '', code: '234', time: '', text: '' },
    });
    return (
      <Form form={form} onSubmit={handleSubmit}>
        <FormPhone name="phone" label="Phone" prefixName="code" prefixes={codes} />
        <FormSelect
          name="time"
          label="Time"
          placeholder="Select Time"
          options={[{ value: 'a', label: 'A' }]}
        />
        <FormTextArea name="text" label="Text" />
        <Button type="submit">Pay</Button>
      </Form>
    );
  }
  render(<AllForm />);
  await userEvent.type(screen.getByLabelText('Phone'), '0803 12x');
  expect(screen.getByLabelText('Country code')).toHaveValue('234');
  // A browser that fills in an address fires no event (R4.95).
  screen.getByLabelText<HTMLSelectElement>('Country code').value = '44';
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'A');
  await userEvent.type(screen.getByLabelText('Text'), 'hello');
  await pay();
  expect(handleSubmit.mock.calls[0]?.[0]).toEqual({
    phone: '080312',
    code: '44',
    time: 'a',
    text: 'hello',
  });
});

describe('fields that a password manager has filled without an event (R4.95)', () => {
  // Safari 15 lacks it.
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  const fill = () => {
    for (const [label, text] of [
      ['Email', 'ada@example.com'],
      ['First name', 'Ada'],
    ] as const)
      screen.getByLabelText<HTMLInputElement>(label).value = text;
  };
  const button = () => screen.getByRole('button', { name: 'Pay' });
  const filled = { first_name: 'Ada', email: 'ada@example.com', save_card: false };

  it.each([
    ['when it is sent', undefined],
    ['at each change', hints],
  ])('are sent when the button is pressed, where the form is checked %s', async (_when, missingHints) => {
    const onSubmit = jest.fn();
    render(<TestForm onSubmit={onSubmit} missingHints={missingHints} />);
    fill();
    await userEvent.click(button());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith(filled);
  });

  it.each([
    ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
    ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a field gets the focus', () => screen.getByLabelText('Email').focus()],
  ])('make the button active once %s', async (_when, happen) => {
    render(<TestForm missingHints={hints} />);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    fill();
    act(() => void happen());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  });

  it('show what is wrong with them when the button is pressed, and send nothing', async () => {
    const onSubmit = jest.fn();
    render(<TestForm onSubmit={onSubmit} missingHints={hints} />);
    screen.getByLabelText<HTMLInputElement>('Email').value = 'ada';
    await userEvent.click(button());
    expect(await screen.findByText('This is not a valid email.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it.each([
  [
    'what no field shows',
    new HttpError(422, { errors: { email: ['Taken'], age: ['Too young'] } }),
    'Too young',
  ],
  ['its message', new HttpError(500, { message: 'The server rests' }), 'The server rests'],
  [
    'what happened without a response',
    new NetworkError('gone'),
    'We could not reach the service. Check your connection and try again.',
  ],
])(
  'says above the fields of a call that failed %s, until the next one (A8.1)',
  async (_what, failure, text) => {
    const handleSubmit = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
    render(<TestForm onSubmit={handleSubmit} />);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await pay();
    expect(await screen.findByText(text)).toBeVisible();
    await pay();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(handleSubmit).toHaveBeenCalledTimes(2);
  },
);
