import { BoldText, CheckIcon } from '@shared/ui';
import styles from './benefit-list.module.css';

/** What is in a plan; words in square brackets are bold. */
export function BenefitList({ benefits, className = '' }: { benefits: string[]; className?: string }) {
  if (benefits.length === 0) return <div className={className} />;
  return (
    <ul className={`${styles.list} ${className}`}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <CheckIcon />
          <span>
            <BoldText text={benefit} />
          </span>
        </li>
      ))}
    </ul>
  );
}
