import { brand, pathTo, paths } from '@shared/contracts';
import { LinkButton } from '@shared/ui';
import { useEffect } from 'react';
import { Link, visitStorage } from '@shared/runtime';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { useTokenInAddress } from '../components/use-token-in-address';

/**
 * Key under which this visit stores the invitation: the account then joins the plan without another press
 * (R4.75).
 */
const KEY = 'employee_invite';

/** /employee/{token}: the invitation of an employer, or of a family's head. */
export default function EmployeeInvitePage() {
  const token = useTokenInAddress('invite', pathTo.employeeInvite);
  useEffect(() => {
    if (token) visitStorage.set(KEY, token);
  }, [token]);
  return (
    <AuthLayout
      title="Your invitation"
      description="You are invited to a health plan."
      heading="You are invited to a health plan"
      lead={`With ${brand.name} you reach a doctor by text, phone or video at any hour, and whoever invites you takes care of the plan.`}
    >
      <p>Open your account with the email address that the invitation was sent to.</p>
      <div className={styles.buttons}>
        <LinkButton href={paths.signUp} size="large" block>
          Sign up
        </LinkButton>
      </div>
      <p className={styles.aside}>
        Already have an account?{' '}
        <Link className={styles.link} to={paths.signIn}>
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
