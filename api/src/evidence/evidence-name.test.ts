import fc from 'fast-check';
import { evidenceName } from './evidence-name';

it.each([
  ['a.html', 'image/png', 'a_html.png'],
  ['scan.PDF', 'application/pdf', 'scan.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpg'],
  ['photo.jpg', 'application/pdf', 'photo_jpg.pdf'],
  ['bill.exe.png', 'image/png', 'bill_exe.png'],
  // Right-to-left marks show `a_exe.png` as `a_gnp.exe`.
  ['a\u202egnp.exe', 'image/png', 'agnp_exe.png'],
  ['in\u200bvis\u3164ible\u00ad.png', 'image/png', 'invisible.png'],
  ['bill.exe .png', 'image/png', 'bill_exe.png'],
  ['bill.exe. .png . ', 'image/png', 'bill_exe.png'],
  ['.htaccess', 'image/png', 'htaccess.png'],
  ['', 'image/png', 'evidence.png'],
  ['. .', 'application/pdf', 'evidence.pdf'],
  ['Dr. Bello 1.5 mg.pdf', 'application/pdf', 'Dr. Bello 1.5 mg.pdf'],
  // One letter of Yoruba is written with a mark of its own.
  ['Rechnung O\u0323la\u0301 o\u0323\u0300.pdf', 'application/pdf', 'Rechnung Ọlá ọ̀.pdf'],
] as const)('names %j of %s %j', (given, type, name) => {
  expect(evidenceName(given, type)).toBe(name.normalize('NFC'));
});

it('ends every name as the kind, once, and in characters that are drawn', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', '.html', '.exe', '.png', '.pdf.exe', '.jpg', '.exe .png', '.exe..png ', '.png .'),
      (words, ending) => {
        const name = evidenceName(words + ending, 'image/png');
        expect(name).toMatch(/^[^.\s].*[^.\s]\.png$|^\S\.png$/su);
        expect(name.slice(0, -4)).not.toMatch(/\.(?:html|exe|png|jpg)$/i);
        expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}/\\:"<>|?*]/u);
        expect([...name].length).toBeLessThanOrEqual(104);
        expect(() => encodeURIComponent(name)).not.toThrow();
      },
    ),
    { numRuns: 500, seed: 20261125 },
  );
});
