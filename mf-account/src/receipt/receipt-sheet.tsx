import { brand } from '@shared/contracts';
import type { Receipt } from '@shared/contracts/api';
import { formatDateTime, formatNaira } from '@shared/format';
import { EmailText } from '@shared/ui';
import { type Fact, FactList } from '../components/fact-list';
import styles from './receipt.module.css';

/** The printed sheet with number, payer and amounts. It names no illness. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, reference, issued_at, payer, employer, enrollee_number, tax_number } = receipt;
  const facts: Fact[] = [
    ['Receipt', number],
    ['Date', formatDateTime(issued_at)],
    ['Payment', reference],
    [
      'Paid by',
      <>
        {payer.name}, <EmailText email={payer.email} />
      </>,
    ],
    ['Employer', employer],
    ['Enrollee number', enrollee_number],
    ['Tax number', tax_number],
  ];
  return (
    <article className={styles.sheet} aria-label={`Receipt ${number}`}>
      <p className={styles.brand}>{brand.name}</p>
      <FactList facts={facts} />
      <table className={styles.amounts}>
        <thead>
          <tr>
            <th scope="col">What was paid for</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ text, amount }) => (
            <tr key={text}>
              <td>{text}</td>
              <td>{formatNaira(amount, '₦')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total paid</th>
            <td>{formatNaira(receipt.total, '₦')}</td>
          </tr>
          {receipt.vat && (
            <tr>
              <td>Includes VAT of {receipt.vat.percent} %</td>
              <td>{formatNaira(receipt.vat.amount, '₦')}</td>
            </tr>
          )}
          {receipt.refunded > 0 && (
            <tr>
              <td>Refunded</td>
              <td>{formatNaira(-receipt.refunded, '₦')}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles.issuer}>
        {brand.legalName}. {brand.supportEmail}, {brand.supportPhone}
      </p>
    </article>
  );
}
