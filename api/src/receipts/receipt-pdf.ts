/** Draws a receipt as PDF. */
import type { Receipt } from '@ilera/contracts/api';
import { drawPdf, pdfMargin as left, pdfWidth as width } from '../pdf/draw-pdf';
import { listAmounts, listFacts } from './receipt-response';

const amountWidth = 130;

export const receiptPdf = (receipt: Receipt): Promise<Buffer> =>
  drawPdf(
    { title: `Receipt ${receipt.number}`, date: new Date(receipt.issued_at) },
    ({ pdf, draw, fact }) => {
      for (const [label, value] of listFacts(receipt)) fact(label, value);
      pdf.moveDown(1);
      for (const [index, [text, amount]] of listAmounts(receipt).entries())
        draw('P', () => drawAmount(pdf, text, amount, index === receipt.lines.length));
    },
  );

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
