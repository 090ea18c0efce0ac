import { paths } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDateTime, formatDay } from '@ilera/format';
import { api, hasFeature, Link } from '@ilera/runtime';
import { Buttons, Card, ConfirmButton, type Elements, Sentence } from '@ilera/ui';
import type { ReactNode } from 'react';
import { words as common } from '../components/components.words';
import { HospitalCard } from '../health-plan/hospital-card';
import { coversOthers, planKind, planTypeName } from '../profile/plan-kind';
import { accountStrings } from '../strings';
import { profileAction } from '../profile/use-profile';
import { words } from './account-home.words';
import { NextVisit } from './next-visit';
import styles from './account-home.module.css';

/** Cards for the next visit, appointments, people and plan; people only if the plan covers others. */
export function SummaryCards({ user }: { user: User }) {
  const kind = planKind(user);
  const lastVisit = formatDateTime(user.last_appointment?.created_at);
  const lastMember = formatDateTime(user.last_employee?.created_at);
  return (
    <div className={styles.cards}>
      <NextVisit />
      <Summary title={words.appointments} figure={user.appointments_count}>
        {lastVisit ? words.lastVisit(lastVisit) : user.appointments_count === 0 && words.noVisits}
      </Summary>
      {/* People on an employer's plan cannot manage members. */}
      {coversOthers(kind) && user.employer_id == null && (
        <Summary title={kind === 'family' ? words.members : words.employees} figure={user.employees_count}>
          {lastMember ? words.lastAdded(lastMember) : user.employees_count === 0 && words.nobodyAdded}
        </Summary>
      )}
      <PlanSummary user={user} />
    </div>
  );
}

function PlanSummary({ user }: { user: User }) {
  const lastPlan = hasFeature('renewal') && user.last_package;
  const act = () => api.call(calls.leavePlan, { query: { employer_id: user.employer_id ?? undefined } });
  const leave = user.employer_id != null && hasFeature('invitations') && (
    <ConfirmButton
      size="small"
      variant="quiet"
      action={{ ...profileAction, act, done: words.left }}
      confirm={{ title: words.leaveHeading, text: words.leaveWarning, yes: words.leaveNow, no: words.stay }}
    >
      {words.leave}
    </ConfirmButton>
  );
  if (planKind(user) === 'none') {
    return (
      <Summary title={words.healthPlan} look="tint" action={leave}>
        {leave ? (
          words.notCoveredByPlan
        ) : (
          <>
            <span>
              {`${lastPlan ? words.lastPlan(lastPlan.plan.name, formatDay(lastPlan.ended_at)) : accountStrings.noPlanYet} `}
            </span>
            <Link to={paths.healthPlans}>{words.choosePlan}</Link>
          </>
        )}
      </Summary>
    );
  }
  const renewal = formatDay(user.package_expiry_at);
  return (
    <Summary
      title={words.healthPlan}
      look="tint"
      figure={planTypeName(user.plan)}
      // People on another person's plan have no plan page, but need the hospital card too (R4.80).
      action={
        <Buttons>
          {hasFeature('renewal') && <HospitalCard user={user} />}
          {leave}
        </Buttons>
      }
    >
      {renewal && <span>{hasFeature('renewal') ? common.ends(renewal) : common.renews(renewal)}</span>}
      {hasFeature('renewal') && user.enrollee_number && (
        <>
          <br />
          <Sentence text={common.enrollee(user.enrollee_number)} asIs={user.enrollee_number} />
        </>
      )}
    </Summary>
  );
}

interface SummaryProps {
  title: string;
  figure?: ReactNode;
  look?: 'outlined' | 'tint';
  action?: Elements;
  children: ReactNode;
}

function Summary({ title, figure, look = 'outlined', action, children }: SummaryProps) {
  return (
    <Card title={title} titleClass={styles.title} look={look} className={styles.card}>
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      <p className={styles.note}>{children}</p>
      {action && <div>{action}</div>}
    </Card>
  );
}
