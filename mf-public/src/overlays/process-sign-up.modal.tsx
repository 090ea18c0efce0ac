import { paths } from '@ilera/contracts';
import { Button, Buttons } from '@ilera/ui';
import { steps } from '../landing/steps.words';
import { words as common } from '../components.words';
import styles from './panel.module.css';

const haveAccount = 'I have one already';

/** The `processSignUp` overlay: the four steps from the first visit to the first consultation. */
export default function ProcessSignUpPanel() {
  return (
    <div className={styles.panel}>
      <ol className={styles.steps}>
        {steps.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Buttons>
        <Button href={paths.signUp} size="large">
          {common.createAccount}
        </Button>
        <Button href={paths.signIn} size="large" variant="secondary">
          {haveAccount}
        </Button>
      </Buttons>
    </div>
  );
}
