import { openMailbox } from './mailbox-address';

const mails = ['mailto:', '_self', 'noopener'];
const webmail = (address: string) => [address, '_blank', 'noopener'];

it.each([
  ['ada@gmail.com', webmail('https://mail.google.com/')],
  ['Ada@YAHOO.com ', webmail('https://mail.yahoo.com/')],
  ['ada@hotmail.com', webmail('https://outlook.live.com/mail/')],
  ['ada@company.ng', mails],
  ['ada@gmail.com.evil.example', mails],
  ['', mails],
])(
  'opens the mailbox of %s: a known webmail beside the site, else what the device has',
  (email, expected) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    openMailbox(email);
    expect(open.mock.calls).toEqual([expected]);
  },
);
