import { drafts, session, tabStorage, useNavigate } from '@ilera/runtime';
import { makeUser, renderPage, resetRuntime } from '@ilera/testing';
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

it('shows no words to a person who goes back after a sign-out', async () => {
  const { user } = setUp();
  await user.click(screen.getByText('Elbow'));
  drafts.forget();
  await user.click(screen.getByText('Back'));
  expect(screen.getByText('Words: .')).toBeVisible();
});

describe('in a tab whose document the phone has thrown away', () => {
  const signIn = (id: number) => {
    session.signIn(`token of ${id}`);
    session.setUser(makeUser({ id }));
  };
  const comeBack = () => {
    const { unmount } = renderPage(<Words />, { at: '/condition/custom', path: '/condition/custom' });
    const shown = screen.getByText(/^Words:/).textContent;
    unmount();
    return shown;
  };

  it.each([
    ['by the person', () => signIn(1), () => undefined],
    ['before they signed in', () => undefined, () => signIn(1)],
  ])('what was written %s is shown to no other after a logout elsewhere', (_when, before, after) => {
    before();
    setUp().unmount();
    after();
    expect(comeBack()).toBe('Words: Knee.');
    session.clear();
    expect(comeBack()).toBe('Words: .');
    signIn(2);
    expect(comeBack()).toBe('Words: .');
    signIn(1);
    expect(comeBack()).toBe('Words: Knee.');
  });

  it('is shown where the API has refused the token, and then to nobody until it is known who signs in', () => {
    signIn(1);
    setUp().unmount();
    session.end('refusal');
    expect(comeBack()).toBe('Words: Knee.');
    session.signIn('another');
    expect(comeBack()).toBe('Words: .');
    session.setUser(makeUser({ id: 1 }));
    expect(comeBack()).toBe('Words: Knee.');
  });

  it('stays the person’s with what is written after the API has refused the token', () => {
    signIn(1);
    setUp().unmount();
    session.end('refusal');
    renderPage(<Words />, { at: '/condition/custom?text=Elbow', path: '/condition/custom' }).unmount();
    signIn(2);
    expect(comeBack()).toBe('Words: .');
    signIn(1);
    expect(comeBack()).toBe('Words: Elbow.');
  });

  it('is replaced by what somebody else writes there', () => {
    signIn(1);
    setUp().unmount();
    signIn(2);
    renderPage(<Words />, { at: '/condition/custom?text=Elbow', path: '/condition/custom' }).unmount();
    expect(comeBack()).toBe('Words: Elbow.');
    signIn(1);
    expect(comeBack()).toBe('Words: .');
  });
});

it.each(['{', '5', 'null', '{"words":5}'])('reads damaged storage as none: %s', (damaged) => {
  tabStorage.set('custom_words', damaged);
  renderPage(<Words />, { at: '/condition/custom', path: '/condition/custom' });
  expect(screen.getByText('Words: .')).toBeVisible();
});
