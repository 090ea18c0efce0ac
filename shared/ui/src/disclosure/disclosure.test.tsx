import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@ilera/testing/axe';
import { useState } from 'react';
import { Accordion } from './accordion';
import { Tabs } from './tabs';

const tabs = ['Visit', 'Select', 'Pay'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{`${label} text`}</p>,
}));

function Steps() {
  const [step, setStep] = useState('visit');
  return <Tabs label="How it works" tabs={tabs} value={step} onChange={setStep} />;
}

it('opens tabs by press and by keys', async () => {
  const { container } = render(<Steps />);
  expect(screen.getByRole('tabpanel', { name: 'Visit' })).toHaveTextContent('Visit text');
  await userEvent.click(screen.getByRole('tab', { name: 'Select' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Select text');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Pay' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Visit', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Pay', selected: true })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

it('opens and closes a question', async () => {
  render(
    <Accordion
      items={[
        { title: 'How soon?', content: 'Minutes.' },
        { title: 'How much?', content: 'N999.' },
      ]}
    />,
  );
  const question = screen.getByRole('button', { name: 'How soon?' });
  expect(screen.queryByText('Minutes.')).not.toBeVisible();
  await userEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'How soon?' })).toHaveTextContent('Minutes.');
  await userEvent.click(question);
  expect(screen.queryByText('Minutes.')).not.toBeVisible();
});
