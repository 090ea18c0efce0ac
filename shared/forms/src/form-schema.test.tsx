import { Button } from '@ilera/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as yup from 'yup';
import { Form, useYupForm } from './form';
import { FormTextField } from './form-fields';
import { asEmail, schemaNotLoaded, type SchemaLoader } from './form-schema';

const schema = yup.object({ email: yup.string().email('This is not a valid email.').required() });
type Values = yup.InferType<typeof schema>;

function TestForm({ load, onSubmit }: { load: SchemaLoader<Values>; onSubmit?: (values: Values) => void }) {
  const form = useYupForm<Values>({ schema: load, defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit ?? (() => undefined)}>
      <FormTextField name="email" label="Email" />
      <Button type="submit">Send</Button>
    </Form>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('loads the schema once, when somebody begins to fill in the form', async () => {
  const load = jest.fn(() => Promise.resolve(schema));
  render(<TestForm load={load} />);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Email'));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await send();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads it for a form whose field had the focus before it was live, as in a document of the gateway', async () => {
  const load = jest.fn(() => Promise.resolve(schema));
  const form = <TestForm load={load} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  screen.getByLabelText('Email').focus();
  render(form, { container, hydrate: true });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('checks a form that is sent without having been touched', async () => {
  const handleSubmit = jest.fn();
  render(<TestForm load={() => Promise.resolve(schema)} onSubmit={handleSubmit} />);
  fireEvent.submit(screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLFormElement);
  expect(await screen.findByText(/required/)).toBeInTheDocument();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('sends nothing unchecked where the schema does not load, and loads it at the next press', async () => {
  let online = false;
  const handleSubmit = jest.fn();
  const load = () => (online ? Promise.resolve(schema) : Promise.reject(new Error('network')));
  render(<TestForm load={load} onSubmit={handleSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(schemaNotLoaded);
  expect(handleSubmit).not.toHaveBeenCalled();
  online = true;
  await send();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
  expect(handleSubmit.mock.calls[0]?.[0]).toEqual({ email: 'ada@example.ng' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('checks what is sent while the schema is still on its way', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<typeof schema>((resolve) => (arrive = () => resolve(schema)));
  const handleSubmit = jest.fn();
  render(<TestForm load={() => arrived} onSubmit={handleSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada');
  await send();
  expect(handleSubmit).not.toHaveBeenCalled();
  arrive();
  expect(await screen.findByText('This is not a valid email.')).toBeInTheDocument();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it.each([
  ['marks of the direction of text', '\u202aada@example.ng\u202c'],
  ['a joiner and a space behind', 'ada@example.ng\u200b '],
  ['a space and a soft hyphen before', '\u00a0\u00adada@example.ng'],
])('sends an address that was pasted with %s without them', async (_what, pasted) => {
  const handleSubmit = jest.fn();
  const email = asEmail(yup.string().trim()).required();
  render(<TestForm load={() => Promise.resolve(yup.object({ email }))} onSubmit={handleSubmit} />);
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.paste(pasted);
  await send();
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ email: 'ada@example.ng' }));
});
