/** Draws a receipt as PDF. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { brand } from '@shared/contracts';
import type { Receipt } from '@shared/contracts/api';
import { formatDateTime, formatNaira, zoneName } from '@shared/format';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const left = 56;
const width = 483;
const amountWidth = 130;

/** One page of A4, tagged for screen readers. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const title = `Receipt ${receipt.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: brand.legalName, CreationDate: new Date(receipt.issued_at) },
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

  const draw = (tag: string, paint: () => void) => pdf.addStructure(pdf.struct(tag, {}, paint));
  draw('H1', () => pdf.font('bold').fontSize(22).fillColor(brand.colour).text(brand.name));
  draw('H2', () => pdf.moveDown(0.5).fontSize(16).fillColor('#1d1b20').text(title).moveDown(0.5));
  for (const [label, value] of listFacts(receipt))
    draw('P', () => {
      pdf.font('bold').fontSize(10).text(`${label}: `, { continued: true });
      pdf.font('text').text(value).moveDown(0.2);
    });
  pdf.moveDown(1);
  const rows = listAmounts(receipt);
  for (const [index, [text, amount]] of rows.entries()) {
    const isTotal = index === receipt.lines.length;
    draw('P', () => drawAmount(pdf, text, amount, isTotal));
  }
  draw('P', () =>
    pdf
      .font('text')
      .fontSize(9)
      .fillColor('#5b5766')
      .text(`${brand.legalName}. ${brand.supportEmail}, ${brand.supportPhone}`, left, pdf.y + 24, { width }),
  );
  pdf.end();
  return done;
}

function drawAmount(pdf: PDFKit.PDFDocument, text: string, amount: string, isTotal: boolean): void {
  pdf.font(isTotal ? 'bold' : 'text').fontSize(11);
  const top = pdf.y + 6;
  pdf
    .moveTo(left, top - 3)
    .lineTo(left + width, top - 3)
    .lineWidth(0.5)
    .strokeColor('#c9c5d0')
    .stroke();
  pdf.text(text, left, top, { width: width - amountWidth });
  const bottom = pdf.y;
  pdf.text(amount, left + width - amountWidth, top, { width: amountWidth, align: 'right' });
  pdf.x = left;
  pdf.y = Math.max(bottom, pdf.y);
}

/** Payer, dates and employer; absent ones are left out. */
function listFacts(receipt: Receipt): [string, string][] {
  const facts: [string, string | null][] = [
    ['Date', `${formatDateTime(receipt.issued_at)} (${zoneName})`],
    ['Payment', receipt.reference],
    ['Paid by', `${receipt.payer.name}, ${receipt.payer.email}`],
    ['Employer', receipt.employer],
    ['Enrollee number', receipt.enrollee_number],
    ['Tax identification number', receipt.tax_number],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function listAmounts({ lines, total, vat, refunded }: Receipt): [string, string][] {
  return [
    ...lines.map(({ text, amount }): [string, string] => [text, naira(amount)]),
    ['Total paid', naira(total)],
    ...(vat ? [[`Includes VAT of ${vat.percent} %`, naira(vat.amount)] as [string, string]] : []),
    ...(refunded > 0 ? [['Refunded', naira(-refunded)] as [string, string]] : []),
  ];
}

/** `₦1,499.25` */
const naira = (amount: number): string => formatNaira(amount, '₦');
