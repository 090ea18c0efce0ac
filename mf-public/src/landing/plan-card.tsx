import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { CheckIcon, cx, ForwardIcon } from '@shared/ui';
import { words as carousel } from '../carousel/carousel.words';
import type { PlanCardData } from './plan-cards.words';
import { words } from './landing.words';
import styles from './plan-card.module.css';

interface Props {
  plan: PlanCardData;
  /** `1 of 3`. */
  position: string;
  current: boolean;
}

/** One slide: the plan's type, its tag, what it is, four points and where to learn more. */
export function PlanCard({ plan, position, current }: Props) {
  return (
    <div
      role="group"
      aria-roledescription={carousel.slide}
      aria-label={position}
      data-current={current || undefined}
      className={cx(styles.card, styles[plan.type])}
    >
      <div className={styles.head}>
        <p className={styles.type}>{plan.name}</p>
        <p className={styles.tag}>{plan.tag}</p>
      </div>
      <h3 className={styles.title}>{plan.title}</h3>
      <p className={styles.subtitle}>{plan.subtitle}</p>
      <ul className={styles.points}>
        {plan.points.map((point) => (
          <li key={point}>
            <CheckIcon />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <Link to={paths.signIn} className={styles.more}>
        {words.plans.more}
        <ForwardIcon />
      </Link>
    </div>
  );
}
