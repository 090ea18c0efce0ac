import { plural } from '@ilera/format';

/** The words of the `add_employee` modal and its uploaded list. */
export const words = {
  inviteEmployee: 'Invite employee now',
  howToInvite: 'How to invite',
  single: 'Single upload',
  bulk: 'Bulk upload',

  noFile: 'Choose a CSV file first.',
  correctLines: 'Correct the lines that need your attention, or remove them.',
  noRoom: (seats: number, people: number) =>
    `Your plan has room for ${seats} more, and the list has ${people}. Nothing was sent.`,
  sameEmail: (line: number) => `Same email as line ${line}`,
  lettersLost: 'Letters of the name were lost when the file was saved: type them',
  noteLettersLost: 'Letters of the note were lost when the file was saved: type them',
  tooManyColumns: 'There are more than three columns',

  file: 'CSV file',
  fileHint:
    'Saved as CSV or text from Excel, Google Sheets, LibreOffice or WPS: a name and an email a line and, if you like, a note.',
  reading: 'Reading the file',
  notRead: 'The file could not be read',
  tooLarge: (file: string) => `${file} is larger than 1 MB`,
  notCsv: (file: string) => `${file} is not a CSV file`,
  workbook: (file: string) => `${file} is a workbook: save it as CSV and choose that file`,
  nobodyIn: (file: string) => `${file} has no people in it`,
  tooManyIn: (file: string, max: number) =>
    `${file} has more than ${max} people; split it into smaller files`,

  inFile: (count: number) => `${plural(count, 'person', 'people')} in the file.`,
  everyLineFine: 'Every line is fine.',
  linesWrong: (count: number) => `${plural(count, 'line needs', 'lines need')} your attention.`,
  table: 'The uploaded list',
  line: 'Line',
  check: 'Check',
  fine: 'Fine',
  moreLines: (count: number) => `And ${plural(count, 'more line')}.`,
  showMore: 'Show more',
  ofLine: (what: string, line: number) => `${what}, line ${line}`,
  remove: 'Remove',
  removeLine: (line: number) => `Remove line ${line}`,
} as const;
