import { paths, pathTo, visitPrice } from '@ilera/contracts';
import { Link, modals, session, useParams, useResource } from '@ilera/runtime';
import {
  BackIcon,
  Button,
  CheckList,
  Container,
  Head,
  ReviewedBy,
  ShareButtons,
  Skeleton,
  SkeletonGroup,
  Small,
  StructuredData,
  useSignedIn,
} from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { customTitle, ownTitle } from '../strings';
import { UrgentHelp } from '../urgent/urgent-help';
import { useCustomWords } from './use-custom-words';
import { ConditionText, conditionThings } from './condition-text';
import { conditionById } from './condition-detail';
import { ConditionHeading, NoCondition } from './condition-heading';
import { words } from './condition.words';
import styles from './condition.module.css';

/** `/condition/{id}`, for everybody: one condition, its questions, and a link to the booking. */
export default observer(function ConditionPage() {
  const { id = '' } = useParams();
  const signedIn = useSignedIn();
  const isCustom = id === 'custom';
  const loaded = useResource(conditionById, isCustom ? null : [id]);
  const { data: condition } = loaded;
  const description = useCustomWords(isCustom);

  if (loaded.status === 'failed')
    return (
      <Container className={styles.page}>
        <NoCondition of={loaded} words={words} onRetry={loaded.reload} />
      </Container>
    );
  if (!isCustom && !condition) return <ConditionSkeleton />;

  const lead = isCustom ? words.ownLead : (condition?.text ?? '');
  const title = isCustom ? customTitle(description) : (condition?.title ?? '');
  const handleStart = () =>
    modals.open('appointment', {
      variant: session.signedIn ? 'signed-in' : 'guest',
      condition: condition && !isCustom ? { id, title, text: condition.text, body: condition.body } : null,
      // Without a description the booking asks for one.
      ...(isCustom && description.trim() && { customText: description }),
    });

  return (
    <Container className={styles.page}>
      <Head
        title={isCustom ? ownTitle : title}
        description={isCustom ? words.ownLead : condition?.text || words.description(title)}
      />
      {!isCustom && condition && <StructuredData things={conditionThings(condition)} />}
      <p>
        <Link to={paths.conditions} className={styles.up}>
          <BackIcon />
          {words.all}
        </Link>
      </p>
      <div className={styles.columns}>
        <div className={styles.head}>
          <ConditionHeading title={title} />
          {lead && <p className={styles.lead}>{lead}</p>}
          {isCustom && <UrgentHelp text={description} />}
          {!isCustom && <ReviewedBy on={condition?.reviewedAt} className={styles.reviewed} />}
          {!isCustom && (
            <nav aria-label={words.shareLabel} className={styles.share}>
              <p>{words.share}</p>
              <ShareButtons title={title} path={pathTo.condition(id)} />
            </nav>
          )}
        </div>
        <div className={styles.side}>
          <InstantBooking priced={!signedIn} onStart={handleStart} />
        </div>
        {!isCustom && condition && <ConditionText body={condition.body} faqs={condition.faqs} />}
      </div>
    </Container>
  );
});

const [from, byMessage, byVideo] = words.prices;

/** The card that opens the booking. */
function InstantBooking({
  priced,
  onStart,
}: {
  /** Whether the visit is charged: guests pay, signed-in people do not (R4.28). */
  priced: boolean;
  onStart: () => void;
}) {
  return (
    <aside className={styles.card} aria-labelledby="instant-booking">
      <h2 id="instant-booking">{words.booking}</h2>
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
      <Small>{priced ? words.nextPriced : words.next}</Small>
    </aside>
  );
}

/** A placeholder in the shape of a condition. */
function ConditionSkeleton() {
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
