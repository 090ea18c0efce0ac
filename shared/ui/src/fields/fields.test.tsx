import { passwordToggleMark } from '@ilera/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { axe } from '@ilera/testing/axe';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox';
import { ChoiceCards } from './choice-cards';
import { Counter } from './counter';
import { PasswordField, PhoneField, SelectField, TextField } from './labelled-fields';
import { passwordStrength, StrengthMeter } from './strength-meter';

it('ties label, hint and error to the control, and the label reads exactly', async () => {
  const { container } = render(
    <TextField label="Email" hint="For the link" error="This is not a valid email." />,
  );
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('For the link This is not a valid email.');
  expect(email).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows and hides a password, and hides it when the form is sent', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
      <button>Login</button>
    </form>,
  );
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('goes on showing a password that was shown before it was hydrated', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<PasswordField label="Password" />);
  const field = container.querySelector('input') as HTMLInputElement;
  // As the document's script leaves them.
  field.type = 'text';
  container.querySelector('button')?.setAttribute(passwordToggleMark, 'shown');
  await act(async () => hydrateRoot(container, <PasswordField label="Password" />));
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toBe(field);
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  container.remove();
});

it('keeps 15 digits of a phone number', async () => {
  render(<PhoneField label="Phone number" />);
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '+234 (803) 123-4567 890123');
  expect(phone).toHaveValue('234803123456789');
});

it('offers a first empty entry in a select', async () => {
  render(
    <SelectField label="Time" placeholder="Select Time" options={[{ value: '1', label: '09:30 am' }]} />,
  );
  const time = screen.getByLabelText('Time');
  expect(time).toHaveDisplayValue('Select Time');
  await userEvent.selectOptions(time, '09:30 am');
  expect(time).toHaveValue('1');
});

it('ties an error to a checkbox', () => {
  render(<Checkbox label="I accept" error="You must accept the terms and conditions" />);
  expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveAccessibleDescription(
    'You must accept the terms and conditions',
  );
});

it('chooses one of the cards', async () => {
  const handleChange = jest.fn();
  render(
    <ChoiceCards
      legend="Method of Consultation"
      value=""
      onChange={handleChange}
      choices={[
        { value: 'video', label: 'Video Consultation' },
        { value: 'message', label: 'Message Consultation', hint: 'By chat' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Method of Consultation' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Message Consultation' }));
  expect(handleChange).toHaveBeenCalledWith('message');
});

it('counts between its bounds', async () => {
  function Employees() {
    const [count, setCount] = useState(5);
    return <Counter label="Number of employees" value={count} onChange={setCount} min={5} max={6} />;
  }
  render(<Employees />);
  expect(screen.getByRole('group', { name: 'Number of employees' })).toHaveTextContent('5');
  expect(screen.getByRole('button', { name: 'Minus one' })).toHaveAttribute('aria-disabled', 'true');
  const plus = screen.getByRole('button', { name: 'Plus one' });
  await userEvent.click(plus);
  await userEvent.click(plus);
  expect(screen.getByRole('status')).toHaveTextContent('6');
  expect(plus).toHaveAttribute('aria-disabled', 'true');
  expect(plus).toBeEnabled();
});

describe('password strength (R4.62)', () => {
  it.each([
    ['', 0, ''],
    ['abc', 1, 'Very weak'],
    ['abC', 2, 'Weak'],
    ['abC1', 3, 'Average'],
    ['abC1!', 4, 'Strong'],
    ['é', 1, 'Very weak'],
    ['a b', 2, 'Weak'],
  ])('%p scores %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
    render(<StrengthMeter password={password} />);
    const meter = screen.getByRole('meter');
    expect(meter).toHaveAttribute('aria-valuenow', String(score));
    expect(meter.firstElementChild).toHaveStyle({ width: `${score * 25}%` });
  });

  it('never falls when a character is added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 1 }), (password, more) =>
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(
          passwordStrength(password).score,
        ),
      ),
    );
  });
});
