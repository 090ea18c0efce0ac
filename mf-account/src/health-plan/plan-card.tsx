import { paths } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import {
  formatDay,
  formatNaira,
  frequencyOf,
  frequencyWords,
  peopleCovered,
  planMembers,
  planPrice,
  readPlanType,
  timesPeople,
} from '@ilera/format';
import { hasFeature, modals, toasts, useNavigate } from '@ilera/runtime';
import { Button, Buttons, Card, copyText, Price, Sentence } from '@ilera/ui';
import { words as common } from '../components/components.words';
import { coversOthers, planKind, planTypeName } from '../profile/plan-kind';
import { renewalPath } from '../profile/renewal';
import { planWords as words } from './health-plan.words';
import { HospitalCard } from './hospital-card';
import styles from './plan-card.module.css';

/** The current plan: name, price, end of the period, Upgrade and Renew. */
export function PlanCard({ user }: { user: User }) {
  const navigate = useNavigate();
  const { plan } = user;
  if (!plan) return null;
  const type = readPlanType(plan.type);
  const frequency = frequencyOf(user.package_frequency);
  const renewal = formatDay(user.package_expiry_at);
  // The large figure is the price for all members; the price per member is below it (R4.85).
  const price = planPrice(plan, frequency);
  const people = Math.max(1, user.package_members ?? 1);
  // A member sees the plan without the other members.
  const hasMembers = coversOthers(planKind(user)) && user.package_members !== null;
  const handleUpgrade = () => {
    // Only corporate plans are changed inside the account (R4.5).
    if (type === 'corporate') modals.open('upgrade', { type: plan.type });
    else void navigate(paths.healthPlans);
  };
  return (
    <Card
      title={words.kind(planTypeName(plan))}
      titleClass={styles.type}
      action={
        <Button size="small" onClick={handleUpgrade}>
          {words.upgrade}
        </Button>
      }
      look="tint"
      className={styles.card}
    >
      <p className={styles.name}>{plan.name}</p>
      <p>
        <Price
          amount={timesPeople(price, people)}
          sign="₦"
          period={`/ ${frequencyWords[frequency].unit}`}
          size="large"
        />
      </p>
      <p className={styles.renewal}>
        <span>{frequencyWords[frequency].label}</span>
        {hasMembers && (
          <Sentence
            text={words.eachOf(formatNaira(price, '₦'), planMembers(type, people))}
            asIs={formatNaira(price, '₦')}
          />
        )}
      </p>
      {hasMembers && hasFeature('renewal') && (
        <p className={styles.renewal}>{words.covers(peopleCovered(type, people))}</p>
      )}
      {renewal && (
        <p className={styles.renewal}>
          {hasFeature('renewal') ? common.ends(renewal) : common.renews(renewal)}
        </p>
      )}
      {hasFeature('renewal') && <Renewal user={user} />}
    </Card>
  );
}

/** The enrollee number with the hospital card, the next period, and the link to renew (R4.80, R4.81). */
function Renewal({ user }: { user: User }) {
  const { plan, enrollee_number: number } = user;
  const lastPeriod = user.next_packages?.at(-1);
  if (!plan) return null;
  return (
    <>
      {number && <EnrolleeNumber number={number} />}
      {lastPeriod && <p>{words.paidUntil(lastPeriod.plan, formatDay(lastPeriod.expires_at))}</p>}
      <Buttons>
        <HospitalCard user={user} />
        {user.employer_id === null && (
          <Button size="small" variant="secondary" href={renewalPath(plan, user)}>
            {common.renew}
          </Button>
        )}
      </Buttons>
    </>
  );
}

/** The number that identifies a member at hospitals, with a copy button (R4.80). */
function EnrolleeNumber({ number }: { number: string }) {
  const handleCopy = async () => {
    if (await copyText(number)) toasts.success(words.copied);
    else toasts.error(words.notCopied);
  };
  return (
    <div className={styles.enrollee}>
      <p>
        <Sentence text={common.enrollee(number)} asIs={number} />
      </p>
      <Button variant="quiet" size="small" aria-label={words.copyNumber} onClick={() => void handleCopy()}>
        {words.copy}
      </Button>
    </div>
  );
}
