import styles from './heading-size.module.css';

const longTitle = 60;

/** A condition in a person's own words can be a paragraph: then the heading takes a smaller size. */
export function headingSize(title: string): string {
  return (title.length > longTitle && styles.long) || '';
}
