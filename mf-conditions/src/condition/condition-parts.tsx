import { pathTo, visitPrice } from '@shared/contracts';
import {
  Accordion,
  BelowTheFold,
  Button,
  CheckList,
  Container,
  faqThing,
  Notice,
  reviewFacts,
  siteOrigin,
  Skeleton,
  SkeletonGroup,
  type Thing,
} from '@shared/ui';
import type { ConditionDetail } from './condition-detail';
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

/** The text of a condition, what is an emergency in a box above it, and its questions. Answers may hold HTML as well. */
export function ConditionText({ body, faqs }: Pick<ConditionDetail, 'body' | 'faqs'>) {
  const { urgent, rest } = splitUrgentSigns(body);
  return (
    <div className={styles.text}>
      {urgent && (
        <Notice tone="error" title={<h2 className={styles.urgent}>{words.urgent}</h2>}>
          <HtmlContent html={urgent} />
        </Notice>
      )}
      <BelowTheFold>
        <HtmlContent html={rest} />
        {faqs.length > 0 && (
          <section className={styles.faqs} aria-labelledby="condition-faqs">
            <h2 id="condition-faqs">{words.questions}</h2>
            <Accordion
              items={faqs.map(({ question, answer }) => ({
                title: question,
                content: /[<&]/.test(answer) ? <HtmlContent html={answer} /> : <p>{answer}</p>,
              }))}
            />
          </section>
        )}
      </BelowTheFold>
    </div>
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

/** A condition as structured data: the page, the condition, and its questions as plain text. */
export function conditionThings({ id, title, text, faqs, reviewedAt }: ConditionDetail): Thing[] {
  const page: Thing = {
    '@type': 'MedicalWebPage',
    url: siteOrigin() + pathTo.condition(id),
    about: { '@type': 'MedicalCondition', name: title, ...(text && { description: text }) },
    ...reviewFacts(reviewedAt),
  };
  const questions = faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) }));
  return questions.length > 0 ? [page, faqThing(questions)] : [page];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of an answer that may hold HTML, for JSON that is not parsed as HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

const urgentHeading = /<h2[^>]*>\s*When to get help at once\s*<\/h2>/i;

/** The section about emergencies, shown in a box at the top of the page, and the text without it. */
export function splitUrgentSigns(body: string): { urgent: string; rest: string } {
  const match = urgentHeading.exec(body);
  if (!match) return { urgent: '', rest: body };
  const after = body.slice(match.index + match[0].length);
  const next = after.search(/<h2[\s>]/i);
  const urgent = next < 0 ? after : after.slice(0, next);
  return { urgent, rest: body.slice(0, match.index) + (next < 0 ? '' : after.slice(next)) };
}
