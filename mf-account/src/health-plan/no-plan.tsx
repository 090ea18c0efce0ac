import { paths } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { formatDay } from '@ilera/format';
import { Link } from '@ilera/runtime';
import { Buttons, Card, ForwardIcon, Button } from '@ilera/ui';
import { FamilyHomeArt } from '@ilera/ui/illustrations';
import { words as common } from '../components/components.words';
import { planTypeName } from '../profile/plan-kind';
import { lastRenewalPath } from '../profile/renewal';
import { accountStrings } from '../strings';
import pageStyles from './health-plan.module.css';
import { words as pageWords, planWords as words } from './health-plan.words';
import styles from './plan-card.module.css';

/** The last plan after its end, with links to renew it or choose another. */
export function EndedPlanCard({
  user: { last_package: lastPlan, given_up_plan: givenUpPlan },
}: {
  user: User;
}) {
  if (!lastPlan) return null;
  const { plan, ended_at } = lastPlan;
  // The home page resumes a given-up plan without a payment (R4.90).
  const renewalLink = givenUpPlan
    ? { href: paths.accountHome, text: words.takeUp }
    : { href: lastRenewalPath(lastPlan), text: common.renew };
  return (
    <Card
      title={words.kind(planTypeName(plan))}
      titleClass={styles.type}
      look="sunken"
      className={styles.card}
    >
      <p className={styles.name}>{plan.name}</p>
      <p className={styles.renewal}>{words.ended(formatDay(ended_at))}</p>
      <p>{words.notCovered}</p>
      <Buttons>
        <Button size="small" href={renewalLink.href}>
          {renewalLink.text}
        </Button>
        <Button size="small" variant="secondary" href={paths.healthPlans}>
          {words.seePlans}
        </Button>
      </Buttons>
    </Card>
  );
}

/** Shown to people without a plan: the panel is one link to the plans. */
export function GetStarted() {
  return (
    <Link to={paths.healthPlans} className={pageStyles.start}>
      <div className={pageStyles.startWords}>
        <h2>{accountStrings.getStarted}</h2>
        <p>{pageWords.startLead}</p>
        <span className={pageStyles.go}>
          {pageWords.seePlans} <ForwardIcon />
        </span>
      </div>
      <div className={pageStyles.art}>
        <FamilyHomeArt />
      </div>
    </Link>
  );
}
