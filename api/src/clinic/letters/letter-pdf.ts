import type { Prescription, Referral } from '@ilera/contracts/api';
import { formatDay, takenInWords } from '@ilera/format';
import { drawPdf } from '../../pdf/draw-pdf';
import { prescriptionPath } from '../../common/site-addresses';

/** A prescription for a pharmacy, with the address to check it. Never names the illness. */
export const prescriptionPdf = (letter: Prescription, person: string, siteOrigin: string): Promise<Buffer> =>
  drawPdf(
    { title: `Prescription ${letter.number}`, date: new Date(letter.issued_at) },
    ({ pdf, draw, fact }) => {
      fact('For', person);
      fact('Date', formatDay(letter.issued_at));
      if (letter.withdrawn_at) fact('Not valid', `withdrawn on ${formatDay(letter.withdrawn_at)}`);
      else fact('Valid until', formatDay(letter.valid_until));
      pdf.moveDown(1);
      letter.medicines.forEach((medicine, index) => {
        draw('P', () =>
          pdf
            .font('bold')
            .fontSize(12)
            .text(`${index + 1}. ${medicine.name}, ${medicine.strength}`),
        );
        draw('P', () => pdf.font('text').fontSize(11).text(takenInWords(medicine)));
        pdf.moveDown(0.6);
      });
      pdf.moveDown(1);
      signed(letter, fact);
      fact('Prove it at', siteOrigin + prescriptionPath(letter.code));
    },
  );

export const referralPdf = (letter: Referral, person: string): Promise<Buffer> =>
  drawPdf(
    {
      title: letter.urgent ? 'Referral letter: urgent' : 'Referral letter',
      date: new Date(letter.issued_at),
    },
    ({ pdf, draw, fact }) => {
      fact('To', letter.to);
      fact('For', person);
      fact('Date', formatDay(letter.issued_at));
      fact('Letter', letter.code);
      pdf.moveDown(1);
      draw('P', () => pdf.font('text').fontSize(11).text(letter.reason));
      pdf.moveDown(1);
      signed(letter, fact);
    },
  );

function signed({ doctor }: Prescription | Referral, fact: (label: string, value: string) => void): void {
  fact('Doctor', doctor.name);
  fact('Licence', doctor.licence);
}
