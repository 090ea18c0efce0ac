import { withoutInvisible } from '@ilera/format';

/** Extracts an address from copied text: `mailto:ada@x.ng`, `Ada Obi <ada@x.ng>`, `"ada@x.ng";`. */
export function cleanAddress(text: string): { email: string; name: string } {
  const clean = cleanText(text);
  const [, name = '', inBrackets] = /^(.*?)[<(]([^<>()]*@[^<>()]*)[>)][\s,;.]*$/.exec(clean) ?? [];
  const email = (inBrackets ?? clean)
    .normalize('NFKC')
    .replace(/^[\s"'“”‘’<([]+|[\s"'“”‘’>)\],;.]+$/g, '')
    .replace(/^mailto:\s*([^?]*)(?:\?.*)?$/i, '$1');
  return { email, name: name.replace(/^[\s"'“”‘’]+|[\s"'“”‘’,;:]+$/g, '') };
}

/** Catches typing mistakes; only a mail can prove that an address exists. yup would add 14 kB here. */
const email =
  /^[^\s@,;<>\u007f-\u009f\ufffd]+@[^\s@,;<>\u007f-\u009f\ufffd]+\.[^\s@,;<>.\u007f-\u009f\ufffd]{2,}$/;

/** Whether a text looks like an address. */
export const isEmail = (text: string): boolean => email.test(text);

/** Removes invisible characters and surrounding spaces, and collapses each run of white space to one plain space. */
export const cleanText = (text: string): string =>
  withoutInvisible(text).replace(/\s+/g, ' ').trim().normalize('NFC');
