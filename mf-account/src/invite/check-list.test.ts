/** @jest-environment node */
import fc from 'fast-check';
import { checkList } from './check-list';
import { readPeople } from './list/read-list';

const check = (table: string[][]) =>
  checkList(readPeople(table).map((person, id) => ({ ...person, id, corrected: false, refused: [] }))).map(
    ({ problems, ...person }) => ({ ...person, problems: problems.map(({ text }) => text) }),
  );

it.each([
  [['', 'ada@x.ng'], ['The name is missing']],
  [['Ada', ''], ['The email is missing']],
  [['Ada'], ['The email is missing']],
  [['Ada', 'ada@x'], ['This is not an email address']],
  [['Ada', 'a b@x.ng'], ['This is not an email address']],
  [['Ada', 'ad\ufffd@x.ng'], ['This is not an email address']],
  [['Ad\ufffd', 'ada@x.ng'], ['Letters of the name were lost when the file was saved: type them']],
  [['Ad?', 'ada@x.ng'], ['Letters of the name were lost when the file was saved: type them']],
  ...['#N/A', '#DIV/0!', '#NAME?', 'Zo‚', 'Zoé AdÃ©', 'OlÃ¨', 'ṢadÃ´ Ã', 'ẸlÃ Obi'].map((name) => [
    [name, 'ada@x.ng'],
    ['Letters of the name were lost when the file was saved: type them'],
  ]),
  [['Ad\u0081', 'ada@x.ng'], ['Letters of the name were lost when the file was saved: type them']],
  [['Ada', 'ada@x.ng', 'H\ufffd'], ['Letters of the note were lost when the file was saved: type them']],
  [['Ada', 'ada@x.ng', 'Hi', 'more'], ['There are more than three columns']],
])('finds in %j: %j', (cells, problems) => {
  expect(check([cells])[0]?.problems).toEqual(problems);
});

it.each(['Sa´adatu Bello', 'Head · Lagos', 'Jo¨rg Obi', 'Ada® Obi', 'JOÃO D´AVILA', 'CAUÃ', 'Zoë d’Ê'])(
  'finds no letters lost in %s',
  (name) => expect(check([[name, 'ada@x.ng']])[0]?.problems).toEqual([]),
);

it.each(['Mel,', 'Christian,Members', 'Total Adeyemi,', 'Titi,Staff'])('lists %s with a problem', (row) => {
  const table = ['Name,Email', 'Ada Obi,ada@x.ng', row].map((text) => text.split(','));
  const [name, email] = row.split(',');
  expect(check(table)[1]).toMatchObject({ line: 3, name, email, problems: [expect.any(String)] });
});

it('counts lines as a spreadsheet does, and passes empty ones over', () => {
  expect(
    check([['Name', 'Email'], [''], ['Ada', 'ada@x.ng'], ['Bola', 'ADA@x.ng']]).map(({ line, problems }) => [
      line,
      ...problems,
    ]),
  ).toEqual([[3], [4, 'Same email as line 3']]);
});

it('never throws, and never lists what is not there', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'grapheme' }))), (table) => {
      const people = check(table);
      return people.every(({ email, line }) => email === email.trim() && line <= table.length);
    }),
  );
});
