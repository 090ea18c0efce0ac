/** @jest-environment node */
// Long, because each shape of a list has its line in one table.
import { readPeople } from './read-list';

const brief = (table: string[][]) =>
  readPeople(table).map(({ line, name, email, note }) => [line, name, email, note]);

describe('without a heading', () => {
  it.each<[string, string[], string[]]>([
    ['name, e-mail and note', ['Ada Obi', 'ada@x.ng', 'Hi'], ['Ada Obi', 'ada@x.ng', 'Hi']],
    ['name and e-mail', ['Ada Obi', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    ['e-mail and name', ['ada@x.ng', 'Ada Obi'], ['Ada Obi', 'ada@x.ng', '']],
    ['e-mail, name and note', ['ada@x.ng', 'Ada Obi', 'Hi'], ['Ada Obi', 'ada@x.ng', 'Hi']],
    ['two name columns', ['Ada', 'Obi', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    [
      'three name columns and a note',
      ['Ada', 'Ngozi', 'Obi', 'ada@x.ng', 'Hi'],
      ['Ada Ngozi Obi', 'ada@x.ng', 'Hi'],
    ],
    ['a serial number', ['1.', 'Ada Obi', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    ['a phone number', ['Ada Obi', '+234 803 123 4567', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    ['a number before the name', ['1. Ada Obi', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    ['a name in the address', ['Ada Obi <ada@x.ng>'], ['Ada Obi', 'ada@x.ng', '']],
    ['a last name that was cut off', ['Obi', 'Ada <ada@x.ng>'], ['Ada Obi', 'ada@x.ng', '']],
    ['a date', ['Ada Obi', '12-Mar-90', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    ['a phone number of Excel', ['Ada Obi', '8.03123E+09', 'ada@x.ng'], ['Ada Obi', 'ada@x.ng', '']],
    [
      'a phone number behind the address',
      ['Ada Obi', 'ada@x.ng', '0803 123 4567'],
      ['Ada Obi', 'ada@x.ng', ''],
    ],
    ['empty cells at the end', ['Ada Obi', 'ada@x.ng', '', '', ''], ['Ada Obi', 'ada@x.ng', '']],
  ])('reads %s', (_case, cells, expected) => {
    expect(brief([cells])).toEqual([[1, ...expected]]);
  });

  it('reads addresses side by side as people', () => {
    expect(brief([['Ada Obi <ada@x.ng>', 'bayo@x.ng', '']])).toEqual([
      [1, 'Ada Obi', 'ada@x.ng', ''],
      [1, '', 'bayo@x.ng', ''],
    ]);
  });
});

describe('with headings', () => {
  it.each([
    ...[
      'email',
      'E-MAIL',
      'e mail',
      'Email Address',
      'E-mail_address',
      'Mail',
      'Work Email',
      'Work e-mail address',
    ],
    ...['Official Email', 'Company mail', 'Staff Email', 'Email ID', 'EmailAddresses', 'Personal email'],
    ...['E-mail 1 - Value', 'Email of employee', 'Ｅｍａｉｌ', 'Your email:', 'Email*'],
    ...[
      'Email Address (work)',
      'E-mail [Required]',
      'Email 2',
      'What is your email address?',
      'Courriel',
      'E-mail add.',
    ],
    ...['Adresse e-mail', 'Correo electrónico', 'E-Mail-Adresse', 'Imel', 'ÍMEÈLÌ', 'Enrollee Email'],
  ])('knows %j as the address', (heading) => {
    expect(
      brief([
        ['S/N', 'Name', heading],
        ['1', 'Ada Obi', 'ada@x.ng'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
  });

  it.each([
    ...[
      'Name',
      'NAME',
      'Full name',
      'FULL_NAME',
      'Names',
      'Employee',
      'Employee Name',
      'Staff name',
      'Staff',
    ],
    ...['Name of employee', 'Complete Name', 'Display name', 'Contact Name', 'Member'],
    ...[
      'FULL NAMES (SURNAME FIRST)',
      'Name as on NIN',
      'Preferred name',
      'Enrollee Name',
      'Legal Name [Required]',
    ],
    ...['Suna', 'Orúkọ', 'Aha', 'Nom', 'Nombre', 'Nome completo', 'Names in full', 'What is your full name?'],
  ])('knows %j as the whole name', (heading) => {
    expect(
      brief([
        ['Email', 'Department', heading],
        ['ada@x.ng', 'Sales', 'Ada Obi'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
  });

  it.each([
    [['First name', 'Last name']],
    [['FIRST NAME', 'SURNAME']],
    [['Given Name', 'Family Name']],
    [['Forename', 'Surname']],
    [['Name', 'Surname']],
    [['Employee first name', 'Employee last name']],
    [['Name (First)', 'Name (Last)']],
    [['First Name [Required]', 'Last Name [Required]']],
    [['Prénom', 'Nom']],
    [['Vorname', 'Nachname']],
    [['Nombre', 'Apellidos']],
    [['Nome', 'Sobrenome']],
  ])('joins the columns %j, in whichever order they stand', ([first = '', last = '']) => {
    expect(
      brief([
        [first, last, 'Email'],
        ['Ada', 'Obi', 'ada@x.ng'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
    expect(
      brief([
        ['Email', last, first],
        ['ada@x.ng', 'Obi', 'Ada'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
  });

  it('joins three, and takes the whole name where there is one', () => {
    const headings = ['Surname', 'First Name', 'Other Names', 'E-mail'];
    expect(brief([headings, ['Obi', 'Ada', 'Ngozi Amaka', 'ada@x.ng']])).toEqual([
      [2, 'Ada Ngozi Amaka Obi', 'ada@x.ng', ''],
    ]);
    expect(
      brief([
        ['Full Name', 'First Name', 'Email'],
        ['Ada Obi', 'Ada', 'ada@x.ng'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
  });

  it.each(['Surname, First name', 'LAST NAME & FIRST NAME', 'Surname and other names'])(
    'puts a name of the column %j in order',
    (heading) => {
      expect(
        brief([
          [heading, 'Department', 'Email'],
          ['Obi, Ada', 'Sales', 'ada@x.ng'],
          ['Chi', 'Sales', 'chi@x.ng'],
        ]),
      ).toEqual([
        [2, 'Ada Obi', 'ada@x.ng', ''],
        [3, 'Chi', 'chi@x.ng', ''],
      ]);
    },
  );

  it('finds the name by its column where no heading names it', () => {
    expect(
      brief([
        ['S/N', 'Principal', 'Plan', 'Email'],
        ['1', 'Ada Obi', 'Gold', 'ada@x.ng'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
  });

  it('takes no account for a name, no department for a note, and nobody else for a second address', () => {
    expect(
      brief([
        ['User principal name', 'Display name', 'Department'],
        ['ada@x.ng', 'Ada Obi', 'Sales'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
    expect(
      brief([
        ['Suna', 'Adireshi', 'Sashe'],
        ['Ada Obi', 'ada@x.ng', 'Sales'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
    expect(
      brief([
        ['Name', 'Email', 'Email (next of kin)', 'Manager Email'],
        ['Ada Obi', '', 'kin@x.ng', 'boss@x.ng'],
      ]),
    ).toEqual([[2, 'Ada Obi', '', '']]);
  });

  it.each([
    ...['Total;1;', ';Grand total: 1;', ';TOTAL;200,000', ';Total employees;', ';Total number of staff;'],
    ...[';Total: 25 people;', '2;;', 'S/N; NAME;email ', 'S/N;Full name;E-mail address'],
  ])('takes the row %s behind the people for nobody', (row) => {
    const table = ['S/N;Name;Email', '1;Ada Total;ada@x.ng', row].map((text) => text.split(';'));
    expect(brief(table)).toEqual([[2, 'Ada Total', 'ada@x.ng', '']]);
  });

  it('passes a title with an address in it over', () => {
    expect(
      brief([
        ['Staff list (contact: hr@x.ng)'],
        ['Exported by hr@x.ng'],
        ['Name', 'Email'],
        ['Ada', 'ada@x.ng'],
      ]),
    ).toEqual([[4, 'Ada', 'ada@x.ng', '']]);
  });

  it('takes the second address of somebody without a first, and passes titles and repeated headings over', () => {
    expect(
      brief([
        ['Staff list, March 2026'],
        [''],
        ['Name', 'Work Email', 'Personal Email', 'Notes'],
        ['Ada Obi', 'ada@x.ng', 'ada@home.ng', 'Hi'],
        ['Name', 'Work Email', 'Personal Email', 'Notes'],
        ['Bayo Ade', '', 'bayo@home.ng', ''],
      ]),
    ).toEqual([
      [4, 'Ada Obi', 'ada@x.ng', 'Hi'],
      [6, 'Bayo Ade', 'bayo@home.ng', ''],
    ]);
  });

  it('finds the address by its column where no heading names it', () => {
    expect(
      brief([
        ['First name', 'Last name', 'Contact'],
        ['Ada', 'Obi', 'ada@x.ng'],
      ]),
    ).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
  });
});
