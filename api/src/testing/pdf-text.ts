import { execFileSync } from 'node:child_process';

/** The number of pages and the lines of a PDF, read by another library than the one that wrote it. */
export const pdfLines = (base64: string): string[] =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { extractText, getDocumentProxy } from 'unpdf';
       let input = ''; for await (const chunk of process.stdin) input += chunk;
       const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(input, 'base64')));
       const { text, totalPages } = await extractText(pdf, { mergePages: false });
       process.stdout.write([totalPages + ' page', ...text].join('\\n'));`,
    ],
    { input: base64, cwd: __dirname, encoding: 'utf8' },
  ).split('\n');

/** Its text, wherever its lines break. */
export const pdfText = (base64: string): string => pdfLines(base64).join(' ').replace(/\s+/g, ' ');
