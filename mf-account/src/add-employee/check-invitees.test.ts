import fc from 'fast-check';
import { checkInvitees } from './check-invitees';

const brief = (table: string[][]) =>
  checkInvitees(table).map(({ line, name, email, note, problems }) => [line, name, email, note, ...problems]);

it('reads name, e-mail and note without a heading', () => {
  expect(
    brief([
      ['Ada', 'ada@x.ng', 'Hi'],
      ['Bola', 'bola@x.ng'],
    ]),
  ).toEqual([
    [1, 'Ada', 'ada@x.ng', 'Hi'],
    [2, 'Bola', 'bola@x.ng', ''],
  ]);
});

it('reads columns by their heading, in any order and spelling', () => {
  expect(
    brief([
      ['Notes', 'E-MAIL', 'Full name'],
      ['Hi', ' ada@x.ng ', ' Ada '],
    ]),
  ).toEqual([[2, 'Ada', 'ada@x.ng', 'Hi']]);
});

it.each([
  [['', 'ada@x.ng'], ['The name is missing']],
  [['Ada', ''], ['The email is missing']],
  [['Ada'], ['The email is missing']],
  [['Ada', 'ada@x'], ['This is not an email address']],
  [['Ada', 'a b@x.ng'], ['This is not an email address']],
  [['Ada', 'ada@x.ng', 'Hi', 'more'], ['There are more than three columns']],
])('finds in %j: %j', (cells, problems) => {
  expect(checkInvitees([cells])[0]?.problems).toEqual(problems);
});

it('counts lines as a spreadsheet does, and passes empty ones over', () => {
  expect(checkInvitees([['Name', 'Email'], [''], ['Ada', 'ada@x.ng']]).map(({ line }) => line)).toEqual([3]);
});

it('never throws, and never lists more people than there are lines', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string())), (table) => {
      const people = checkInvitees(table);
      return people.length <= table.length && people.every(({ email }) => email === email.trim());
    }),
  );
});
