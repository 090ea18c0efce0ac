import { paths } from '@ilera/contracts';
import { interfaceState } from '@ilera/runtime';
import { Button, Buttons, CheckList } from '@ilera/ui';
import { LagosOfficeArt } from '@ilera/ui/illustrations';
import { words as common } from '../components.words';
import styles from './panel.module.css';

/** The words of the panel about cover for a team. */
const words = {
  lead: 'Create an account with your work e-mail, choose a plan for SMEs or corporates, and say how many people it is for.',
  points: [
    'One plan for everyone you employ, paid each quarter, half-year or year',
    'People are invited by e-mail, one by one or from a list',
    'Doctors by text, phone or video, day and night',
    'What an employee tells a doctor stays between them',
  ],
  compare: 'Compare plans',
  howItWorks: 'How signing up works',
} as const;

/** The `employerSignUp` overlay: how cover for a team works, with two links onwards. */
export default function EmployerSignUpPanel() {
  return (
    <div className={styles.panel}>
      <div className={styles.art}>
        <LagosOfficeArt />
      </div>
      <p className={styles.lead}>{words.lead}</p>
      <CheckList items={words.points} />
      <Buttons>
        <Button href={paths.signUp} size="large">
          {common.createAccount}
        </Button>
        <Button href={paths.healthPlans} size="large" variant="secondary">
          {words.compare}
        </Button>
      </Buttons>
      <Button variant="quiet" onClick={() => interfaceState.switchTo('processSignUp')}>
        {words.howItWorks}
      </Button>
    </div>
  );
}
