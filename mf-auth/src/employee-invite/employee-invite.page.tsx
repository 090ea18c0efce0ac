import { pathTo, paths, brand } from '@ilera/contracts';
import { Button, Buttons, useSignedIn } from '@ilera/ui';
import { Link } from '@ilera/runtime';
import { AuthLayout } from '../layout/auth-layout';
import styles from '../components/auth-form.module.css';
import { words as common } from '../components/components.words';
import { useTokenInAddress } from '../session/one-time-token';

/** The words of the invitation page. */
const words = {
  title: 'Your invitation',
  description: 'You are invited to a health plan.',
  heading: 'You are invited to a health plan',
  lead: `With ${brand.name} you reach a doctor by text, phone or video at any hour, and whoever invites you takes care of the plan.`,
  whatToDo: 'Open your account with the email address that the invitation was sent to.',
  signedIn: 'You are logged in. If the invitation was sent to your email address, your account shows it.',
  toAccount: 'Go to my account',
} as const;

/** /employee/{token}: an invitation from an employer or the head of a family. */
export default function EmployeeInvitePage() {
  const signedIn = useSignedIn();
  useTokenInAddress('invite', pathTo.employeeInvite);
  return (
    <AuthLayout title={words.title} description={words.description} heading={words.heading} lead={words.lead}>
      <p>{signedIn ? words.signedIn : words.whatToDo}</p>
      <Buttons apart>
        <Button href={signedIn ? paths.accountHome : paths.signUp} size="large" block>
          {signedIn ? words.toAccount : common.signUp}
        </Button>
      </Buttons>
      {!signedIn && (
        <p className={styles.aside}>
          {common.haveAccount}{' '}
          <Link className={styles.link} to={paths.signIn}>
            {common.login}
          </Link>
        </p>
      )}
    </AuthLayout>
  );
}
