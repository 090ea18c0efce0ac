import { brand } from '@ilera/contracts';
import type { Receipt } from '@ilera/contracts/api';
import { formatDateTime, formatNaira } from '@ilera/format';
import { EmailText, type Fact, FactList, Small } from '@ilera/ui';
import { words as common } from '../components/components.words';
import styles from './receipt.module.css';
import { words } from './receipt.words';

/** The printed sheet with number, payer and amounts, without any illness. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, reference, issued_at, payer, employer, enrollee_number, tax_number } = receipt;
  const facts: Fact[] = [
    [common.receipt, number],
    [words.date, formatDateTime(issued_at)],
    [words.payment, reference],
    [
      words.paidBy,
      <span key="payer">
        <span>{`${payer.name}, `}</span>
        <EmailText email={payer.email} />
      </span>,
    ],
    [words.employer, employer],
    [common.enrolleeNumber, enrollee_number],
    [words.taxNumber, tax_number],
  ];
  return (
    <article className={styles.sheet} aria-label={words.numbered(number)}>
      <p className={styles.brand} translate="no">
        {brand.name}
      </p>
      <FactList facts={facts} asIs />
      <table className={styles.amounts}>
        <thead>
          <tr>
            <th scope="col">{words.paidFor}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ text, amount }, index) => (
            <tr key={`${text}#${index}`}>
              <td>{text}</td>
              <td translate="no">{formatNaira(amount, '₦')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td translate="no">{formatNaira(receipt.total, '₦')}</td>
          </tr>
          {receipt.vat && (
            <tr>
              <td>{words.vat(receipt.vat.percent)}</td>
              <td translate="no">{formatNaira(receipt.vat.amount, '₦')}</td>
            </tr>
          )}
          {receipt.refunded > 0 && (
            <tr>
              <td>{words.refunded}</td>
              <td translate="no">{formatNaira(-receipt.refunded, '₦')}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <Small translate="no">
        {brand.legalName}. {brand.supportEmail}, {brand.supportPhone}
      </Small>
    </article>
  );
}
