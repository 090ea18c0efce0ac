import { visitPrice } from '@shared/contracts';
import type { Faq } from '@shared/format';
import { Accordion, Button, CheckList, Container, Skeleton, SkeletonGroup } from '@shared/ui';
import styles from './condition.module.css';
import { words } from './condition.words';
import { HtmlContent } from './html-content';

const [from, byMessage, byVideo] = words.prices;

/** The card beside a condition that opens the booking. */
export function InstantBooking({
  priced,
  onStart,
}: {
  /** Guests pay for the visit; a signed-in person is charged nothing (R4.28). */
  priced: boolean;
  onStart: () => void;
}) {
  return (
    <aside className={styles.card} aria-labelledby="instant-booking">
      <h2 id="instant-booking" className={styles.title}>
        {words.booking}
      </h2>
      {priced && (
        <p className={styles.price}>
          {from} <strong>{visitPrice.message.text}</strong> {byMessage}{' '}
          <strong>{visitPrice.video.text}</strong> {byVideo}
        </p>
      )}
      <CheckList items={words.promises} />
      <Button size="large" block onClick={onStart}>
        {words.start}
      </Button>
      <p className={styles.small}>{priced ? words.nextPriced : words.next}</p>
    </aside>
  );
}

/** The questions about one condition. Answers may hold HTML, which is sanitised like the body. */
export function ConditionFaqs({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section className={styles.faqs} aria-labelledby="condition-faqs">
      <h2 id="condition-faqs">{words.questions}</h2>
      <Accordion
        items={faqs.map(({ question, answer }) => ({
          title: question,
          content: /[<&]/.test(answer) ? <HtmlContent html={answer} /> : <p>{answer}</p>,
        }))}
      />
    </section>
  );
}

/** A placeholder in the shape of a condition, while it loads. */
export function ConditionSkeleton() {
  return (
    <Container className={styles.page}>
      <SkeletonGroup label={words.loading} className={styles.columns}>
        <div className={styles.head}>
          <Skeleton shape="heading" width="60%" />
          <Skeleton lines={3} />
        </div>
        <div className={styles.side}>
          <Skeleton shape="block" height="20rem" />
        </div>
        <div className={styles.text}>
          <Skeleton shape="heading" width="40%" />
          <Skeleton lines={5} />
        </div>
      </SkeletonGroup>
    </Container>
  );
}
