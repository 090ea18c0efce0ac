import { mailboxAddress, openMailbox } from './mailbox-address';

it.each([
  ['ada@gmail.com', 'https://mail.google.com/'],
  ['Ada@YAHOO.com ', 'https://mail.yahoo.com/'],
  ['ada@hotmail.com', 'https://outlook.live.com/mail/'],
  ['ada@company.ng', undefined],
  ['ada@gmail.com.evil.example', undefined],
  ['', undefined],
])('%s is read at %s', (email, expected) => {
  expect(mailboxAddress(email)).toBe(expected);
});

it('opens a known webmail beside the site, and nothing for an address that it does not know', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  openMailbox('ada@gmail.com');
  openMailbox('ada@company.ng');
  expect(open.mock.calls).toEqual([['https://mail.google.com/', '_blank', 'noopener']]);
});
