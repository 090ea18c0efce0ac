import { brand, paths, pathTo } from '@shared/contracts';
import { Link, modals, session, useParams } from '@shared/runtime';
import {
  BackIcon,
  BelowTheFold,
  Container,
  FailedState,
  Head,
  LinkButton,
  Notice,
  PageHeading,
  ReviewedBy,
  ShareButtons,
  StructuredData,
  useSignedIn,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { customTitle } from '../strings';
import { headingSize } from './heading-size';
import { ConditionFaqs } from './condition-faqs';
import { ConditionSkeleton } from './condition-skeleton';
import { conditionThings } from './condition-things';
import { ConditionStore } from './condition.store';
import { HtmlContent } from './html-content';
import { InstantBooking } from './instant-booking';
import { splitUrgentSigns } from './urgent-signs';
import { useCustomWords } from './use-custom-words';
import styles from './condition.module.css';

const customLead =
  'The doctor reads your words before you meet. Choose a day, a time and how you want to talk.';

/** `/condition/{id}`, for everybody: one condition, its questions, and the way to a booking. */
function ConditionPage() {
  const { id = '' } = useParams();
  const [store] = useState(() => {
    const first = new ConditionStore();
    first.showKnown(id);
    return first;
  });
  const signedIn = useSignedIn();
  const isCustom = id === 'custom';
  const words = useCustomWords(isCustom);

  useEffect(() => {
    if (!isCustom) void store.load(id);
  }, [store, id, isCustom]);

  if (!isCustom && store.status === 'missing') return <MissingCondition />;
  if (!isCustom && store.status === 'failed') {
    return (
      <Container className={styles.page}>
        <Head title={`Condition | ${brand.name}`} />
        <h1 className={styles.failedTitle}>This condition could not be loaded</h1>
        <FailedState title="Something went wrong on the way" onRetry={() => void store.load(id)} />
      </Container>
    );
  }
  const { condition } = store;
  if (!isCustom && !condition) return <ConditionSkeleton />;

  const { urgent, rest } = splitUrgentSigns(condition?.body ?? '');
  const lead = isCustom ? customLead : (condition?.text ?? '');
  const title = isCustom ? customTitle(words) : (condition?.title ?? '');
  const handleStart = () =>
    modals.open('appointment', {
      variant: session.signedIn ? 'signed-in' : 'guest',
      condition: condition && !isCustom ? { id, title, text: condition.text, body: condition.body } : null,
      ...(isCustom && { customText: words }),
    });

  return (
    <Container className={styles.page}>
      <Head
        title={`${title} | ${brand.name}`}
        description={condition?.text || `Speak to a doctor in Nigeria about ${title}.`}
      />
      {!isCustom && condition && <StructuredData things={conditionThings(condition)} />}
      <p>
        <Link to={paths.conditions} className={styles.up}>
          <BackIcon />
          All conditions
        </Link>
      </p>
      <div className={styles.columns}>
        <div className={styles.head}>
          <PageHeading className={headingSize(title)}>{title}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {!isCustom && <ReviewedBy on={condition?.reviewedAt} className={styles.reviewed} />}
          {!isCustom && (
            <nav aria-label="Share this page" className={styles.share}>
              <p>Share</p>
              <ShareButtons title={title} path={pathTo.condition(id)} />
            </nav>
          )}
        </div>
        <div className={styles.side}>
          <InstantBooking priced={!signedIn} onStart={handleStart} />
        </div>
        {!isCustom && condition && (
          <div className={styles.text}>
            {urgent && (
              <Notice tone="error" title={<h2 className={styles.urgent}>When to get help at once</h2>}>
                <HtmlContent html={urgent} />
              </Notice>
            )}
            <BelowTheFold>
              <HtmlContent html={rest} />
              <ConditionFaqs faqs={condition.faqs} />
            </BelowTheFold>
          </div>
        )}
      </div>
    </Container>
  );
}

function MissingCondition() {
  return (
    <Container className={styles.page}>
      <Head title={`Condition not found | ${brand.name}`} />
      <PageHeading lead="It may have been renamed or removed. The list has everything that we treat.">
        We could not find this condition
      </PageHeading>
      <p>
        <LinkButton href={paths.conditions}>See all conditions</LinkButton>
      </p>
    </Container>
  );
}

export default observer(ConditionPage);
