import { SmartLink } from './smart-link';
import styles from './breadcrumb.module.css';

/** A step; the last one has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The page's position in the site, from Home. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <SmartLink href={item.href}>{item.label}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
