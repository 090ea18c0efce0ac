import { drafts, tabStorage, useNavigate } from '@ilera/runtime';
import { renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { useCustomWords } from './use-custom-words';

beforeEach(() => {
  resetRuntime();
  tabStorage.remove('custom_words');
});

function Words() {
  const words = useCustomWords(true);
  const navigate = useNavigate();
  return (
    <>
      <p>{`Words: ${words}.`}</p>
      <button onClick={() => void navigate('/condition/custom?text=Elbow')}>Elbow</button>
      <button onClick={() => void navigate('/condition/custom')}>Paid</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const setUp = () => renderPage(<Words />, { at: '/condition/custom?text=Knee', path: '/condition/custom' });

it('takes the words out of the address, and shows each entry of the history its own (R4.65)', async () => {
  const { user, address } = setUp();
  expect(screen.getByText('Words: Knee.')).toBeVisible();
  await user.click(screen.getByText('Elbow'));
  expect(screen.getByText('Words: Elbow.')).toBeVisible();
  expect(address.current).toBe('/condition/custom');
  await user.click(screen.getByText('Back'));
  expect(screen.getByText('Words: Knee.')).toBeVisible();
  await user.click(screen.getByText('Forward'));
  // A return from the payment page is an entry of its own.
  await user.click(screen.getByText('Paid'));
  expect(screen.getByText('Words: Elbow.')).toBeVisible();
});

it('has no words for who goes back after a sign-out', async () => {
  const { user } = setUp();
  await user.click(screen.getByText('Elbow'));
  drafts.forget();
  await user.click(screen.getByText('Back'));
  expect(screen.getByText('Words: .')).toBeVisible();
});

it.each(['{', '5'])('reads damaged storage as none: %s', (damaged) => {
  tabStorage.set('custom_words', damaged);
  renderPage(<Words />, { at: '/condition/custom', path: '/condition/custom' });
  expect(screen.getByText('Words: .')).toBeVisible();
});
