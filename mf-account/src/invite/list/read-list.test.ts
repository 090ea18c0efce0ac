import { readList } from './read-list';

const windows1252 = (text: string) =>
  Uint8Array.from(
    [...text].map((letter) => ({ '’': 0x92, Š: 0x8a, '€': 0x80 })[letter] ?? letter.charCodeAt(0)),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...Array(text.length).keys()].forEach((index) =>
    view.setUint16(index * 2, text.charCodeAt(index), !bigEndian),
  );
  return new Uint8Array(view.buffer);
};
const mark = '\ufeff';

/** The lines of a list, each cell quoted where the delimiter asks for it, as these programs write them. */
const lines = (rows: string[][], delimiter: string, end: string, allQuoted = false) =>
  rows
    .map((cells) =>
      cells
        .map((cell) =>
          allQuoted || cell.includes(delimiter) || /["\n]/.test(cell)
            ? `"${cell.replace(/"/g, '""')}"`
            : cell,
        )
        .join(delimiter),
    )
    .join(end) + end;

type Program = (rows: string[][]) => Uint8Array;
const programs: Record<string, Program> = {
  'Excel, CSV UTF-8': (rows) => utf8(mark + lines(rows, ',', '\r\n')),
  'Excel where the comma is decimal, CSV UTF-8': (rows) => utf8(mark + lines(rows, ';', '\r\n')),
  'Excel, CSV': (rows) => windows1252(lines(rows, ',', '\r\n')),
  'Excel where the comma is decimal, CSV': (rows) => windows1252(lines(rows, ';', '\r\n')),
  'Excel, Unicode text': (rows) => utf16(mark + lines(rows, '\t', '\r\n'), false),
  'Excel, text': (rows) => windows1252(lines(rows, '\t', '\r\n')),
  'Excel for Mac, CSV': (rows) => utf8(lines(rows, ',', '\r')),
  'Google Sheets, CSV': (rows) => utf8(lines(rows, ',', '\r\n').replace(/\r\n$/, '')),
  'Google Sheets, TSV': (rows) => utf8(lines(rows, '\t', '\r\n')),
  'LibreOffice, UTF-8': (rows) => utf8(lines(rows, ',', '\n')),
  'LibreOffice, all quoted, semicolon': (rows) => utf8(lines(rows, ';', '\n', true)),
  'LibreOffice, Windows-1252': (rows) => windows1252(lines(rows, ';', '\n')),
  'LibreOffice, UTF-16': (rows) => utf16(lines(rows, ',', '\n'), false),
  'WPS, CSV': (rows) => windows1252(lines(rows, ',', '\r\n')),
  'WPS, Unicode text, big endian': (rows) => utf16(mark + lines(rows, '\t', '\r\n'), true),
  'UTF-16, big endian, without a mark': (rows) => utf16(lines(rows, ';', '\r\n'), true),
  'a database, pipe': (rows) => utf8(lines(rows, '|', '\n')),
  'with sep=;': (rows) => utf8(`sep=;\r\n${lines(rows, ';', '\r\n')}`),
  'with sep=| and a mark': (rows) => utf8(`${mark}sep=|\n${lines(rows, '|', '\n')}`),
};
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Zoé Ñíguez ${index}`, `zoe${index}@x.ng`]);
const read = (bytes: Uint8Array) =>
  readList(bytes)?.map(({ line, name, email, note }) => [line, name, email, note]) ?? null;

describe.each(Object.entries(programs))('%s', (name, write) => {
  const skipped = name.includes('sep=') ? 1 : 0;
  it.each([1, 2, 3, 5, 8, 50, 1_000])('reads %d people in two columns under a heading', (count) => {
    const rows = people(count);
    expect(read(write([['Name', 'Work Email'], ...rows]))).toEqual(
      rows.map(([who, email], index) => [index + 2 + skipped, who, email, '']),
    );
  });

  it.each([1, 2, 8])('reads %d people without a heading', (count) => {
    const rows = people(count);
    expect(read(write(rows))).toEqual(
      rows.map(([who, email], index) => [index + 1 + skipped, who, email, '']),
    );
  });

  it('reads delimiters, quotes and breaks in a cell, and counts rows', () => {
    const note = 'First "day", see; you | there\nat 8';
    const rows = [
      ['Surname', 'First name', 'E-mail', 'Note'],
      ['O’Neil', 'Zoé', 'z@x.ng', note],
      ['Šako, Jr', 'Al', 'al@x.ng', ''],
    ];
    expect(read(write(rows))).toEqual([
      [2 + skipped, 'Zoé O’Neil', 'z@x.ng', note],
      [3 + skipped, 'Al Šako, Jr', 'al@x.ng', ''],
    ]);
  });
});

it.each(['Suna;Imel', 'ORÚKỌ;ÍMEÈLÌ', 'Aha;Ozi-e', 'Prénom;Courriel', 'Nombre y apellidos;Correo'])(
  'takes %s for headings, and nobody whose address lacks its @',
  (headings) => {
    expect(read(utf8(`${headings}\nAda;ada@x.ng\n`))).toEqual([[2, 'Ada', 'ada@x.ng', '']]);
    expect(read(utf8('Bola;bola.x.ng\nAda;ada@x.ng\n'))).toHaveLength(2);
  },
);

it('reads one row that ends in the middle, and blank lines before and after', () => {
  expect(read(utf8('Ada Obi;ada@x.ng'))).toEqual([[1, 'Ada Obi', 'ada@x.ng', '']]);
  expect(read(utf8('\n\nAda Obi\tada@x.ng\n\n\n'))).toEqual([[3, 'Ada Obi', 'ada@x.ng', '']]);
  expect(read(utf8('Obi\x1eEze, Ada;ada@x.ng\n'))).toEqual([[1, 'Ada Obi-Eze', 'ada@x.ng', '']]);
  expect(read(utf8('ada@x.ng\nbayo@x.ng\n'))).toEqual([
    [1, '', 'ada@x.ng', ''],
    [2, '', 'bayo@x.ng', ''],
  ]);
});

it.each([
  ['lines that were pasted into one column', '"Name,Email"\r\n"Ada,ada@x.ng"\r\n"Bayo,bayo@x.ng"\r\n'],
  ['characters of Word and DOS', 'Name,Email\nA\x1fda,ada@x.ng\nBayo,bayo@x.ng\n\x1a'],
  ['text cells that kept their mark', "Name,Email\n'Ada,'ada@x.ng\n'Bayo,'bayo@x.ng\n"],
  ['cells that a spreadsheet is to keep', 'Name,Email\n="Ada",="ada@x.ng"\n="Bayo",="bayo@x.ng"\n'],
])('reads %s', (_case, text) => {
  expect(read(utf8(text))).toEqual([
    [2, 'Ada', 'ada@x.ng', ''],
    [3, 'Bayo', 'bayo@x.ng', ''],
  ]);
});

it('passes a repeated heading over, whatever its capitals and spaces', () => {
  expect(read(utf8('Principal,Email\nAda,ada@x.ng\nprincipal , EMAIL\n'))).toEqual([
    [2, 'Ada', 'ada@x.ng', ''],
  ]);
});

it('keeps the apostrophe of a name in a list whose addresses have none', () => {
  const list = "Name,Email\n'Tunde,tunde@x.ng\nAda,ada@x.ng\n";
  expect(read(utf8(list))?.map(([, name, email]) => [name, email])).toEqual([
    ["'Tunde", 'tunde@x.ng'],
    ['Ada', 'ada@x.ng'],
  ]);
});

it('removes the mark of text cells also where an address is missing or was typed since', () => {
  const list = "Name,Email\n'Tunde,'tunde@x.ng\n'Kunle,\n'Bayo,bayo@x.ng\n'Ada,'ada@x.ng\n";
  expect(read(utf8(list))?.map(([, name]) => name)).toEqual(['Tunde', 'Kunle', 'Bayo', 'Ada']);
});

it('removes the mark beside a marked address, whatever the other rows have', () => {
  const list = "Name,Email\n'Tunde,'tunde@x.ng\nAda,ada@x.ng\nBola,none\n";
  expect(read(utf8(list))?.map(([, name]) => name)).toEqual(['Tunde', 'Ada', 'Bola']);
});

it.each([true, false])('finds nobody in UTF-16 that has only a mark (big endian: %s)', (bigEndian) => {
  expect(read(utf16(mark, bigEndian))).toEqual([]);
});

it.each(['Ada Obi ada@x.ng', 'Ada Obi - ada@x.ng', 'Ada Obi: ada@x.ng', '1) Ada Obi  ada@x.ng'])(
  'reads the line %j, as people type it',
  (line) => {
    expect(read(utf8(`${line}\nBayo bayo@x.ng\n`))).toEqual([
      [1, 'Ada Obi', 'ada@x.ng', ''],
      [2, 'Bayo', 'bayo@x.ng', ''],
    ]);
  },
);

it('passes a heading above addresses with names over', () => {
  expect(read(utf8('Recipients\nAda Obi <ada@x.ng>\n'))).toEqual([[2, 'Ada Obi', 'ada@x.ng', '']]);
});

it('reads the letters of an old Mac', () => {
  const text = 'Name,Email,Note\rZo\x8e O\xd5Neil,z@x.ng,"\x84\nat 8"\rAda,ada@x.ng,\r';
  expect(read(Uint8Array.from([...text].map((letter) => letter.charCodeAt(0))))).toEqual([
    [2, 'Zoé O’Neil', 'z@x.ng', 'Ñ\nat 8'],
    [3, 'Ada', 'ada@x.ng', ''],
  ]);
});

it('puts first names first where most of a list has the last name before a comma', () => {
  const rows = ['Name;Email', 'Obi, Ada;ada@x.ng', 'Ade, AJ;bayo@x.ng', 'Chi Eze, RN;chi@x.ng'];
  expect(read(utf8(rows.join('\n')))?.map(([, name]) => name)).toEqual(['Ada Obi', 'AJ Ade', 'Chi Eze, RN']);
  const capitals = ['Name;Email', 'OBI, ADA;ada@x.ng'];
  expect(read(utf8(capitals.join('\n')))?.map(([, name]) => name)).toEqual(['ADA OBI']);
});

it.each([
  ['Name;Email', 'Ada Obi, RN;ada@x.ng', 'Ada Obi, RN'],
  ['Name;Email', 'Ada Obi, MSc;ada@x.ng', 'Ada Obi, MSc'],
  ['First name;Last name;Email', 'Ada;Obi, Jr.;ada@x.ng', 'Ada Obi, Jr.'],
  ['First name;Last name;Email', 'Ada;Obi, Eze;ada@x.ng', 'Ada Obi, Eze'],
])('leaves under %j the name of %j in its order', (heading, row, name) => {
  expect(read(utf8(`${heading}\n${row}`))?.[0]?.[1]).toBe(name);
});

it('reads the recipients of a mail, last names first', () => {
  expect(read(utf8('Obi, Ada <ada@x.ng>; Ade, Bayo <bayo@x.ng>'))).toEqual([
    [1, 'Ada Obi', 'ada@x.ng', ''],
    [1, 'Bayo Ade', 'bayo@x.ng', ''],
  ]);
});

it('does not let a quote that nobody closed take the people after it', () => {
  expect(read(utf8('Name,Email\n"Ada,ada@x.ng\nBayo,bayo@x.ng\n'))).toEqual([
    [2, '"Ada', 'ada@x.ng', ''],
    [3, 'Bayo', 'bayo@x.ng', ''],
  ]);
});

it('keeps letters of Yoruba, Igbo and Hausa, in one form', () => {
  expect(read(utf8('Ade\u0301ba\u0301yo\u0323\u0300,a@x.ng\nƊan Ɓature,b@x.ng\n'))).toEqual([
    [1, 'Adébáyọ̀'.normalize('NFC'), 'a@x.ng', ''],
    [2, 'Ɗan Ɓature', 'b@x.ng', ''],
  ]);
});

it.each([
  ['ZoÃ© AdÃ©bÃ¡yÃ²', 'Zoé Adébáyò'],
  ['Adá»\x8d â€™Bola', 'Adọ ’Bola'],
  ['JOÃO', 'JOÃO'],
])('reads %s, opened in a wrong encoding and saved again, as %s', (saved, name) => {
  expect(read(utf8(`${saved};z@x.ng\n`))).toEqual([[1, name, 'z@x.ng', '']]);
  expect(read(utf16(`${saved};z@x.ng\n`, false))).toEqual([[1, name, 'z@x.ng', '']]);
});

it.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 0, 0, 8, 0]],
  ['a workbook of old', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a]],
])('takes %s for no list', (_what, bytes) => {
  expect(readList(Uint8Array.from(bytes))).toBeNull();
});
