/** The frame of every PDF that we write: paper, fonts, heading and sender. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { brand } from '@ilera/contracts';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
export const pdfMargin = 56;
export const pdfWidth = 483;

interface Page {
  pdf: PDFKit.PDFDocument;
  /** Paints with a tag for screen readers. */
  draw(tag: string, paint: () => void): void;
  /** A label in bold with its value, which is drawn as one paragraph: a name must not pass for a line of ours. */
  fact(label: string, value: string): void;
}

/** Draws an A4 document, tagged for screen readers. */
export async function drawPdf(
  { title, date }: { title: string; date: Date },
  paint: (page: Page) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: pdfMargin,
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: brand.legalName, CreationDate: date },
    // The standard fonts of PDF readers lack letters of Yoruba, Igbo and Hausa, and the naira sign.
    font: fontFile('DejaVuSans'),
  });
  pdf.registerFont('bold', fontFile('DejaVuSans-Bold'));
  pdf.registerFont('text', fontFile('DejaVuSans'));
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

  const draw: Page['draw'] = (tag, part) => pdf.addStructure(pdf.struct(tag, {}, part));
  const fact: Page['fact'] = (label, value) =>
    draw('P', () => {
      pdf.font('bold').fontSize(10).text(`${label}: `, { continued: true });
      pdf.font('text').text(value.replace(/\s+/g, ' ')).moveDown(0.2);
    });
  draw('H1', () => pdf.font('bold').fontSize(22).fillColor(brand.colour).text(brand.name));
  draw('H2', () => pdf.moveDown(0.5).fontSize(16).fillColor('#1d1b20').text(title).moveDown(0.5));
  paint({ pdf, draw, fact });
  draw('P', () =>
    pdf
      .font('text')
      .fontSize(9)
      .fillColor('#5b5766')
      .text(`${brand.legalName}. ${brand.supportEmail}, ${brand.supportPhone}`, pdfMargin, pdf.y + 24, {
        width: pdfWidth,
      }),
  );
  pdf.end();
  return done;
}
