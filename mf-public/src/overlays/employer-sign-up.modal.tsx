import { type ModalBodyProps, paths } from '@shared/contracts';
import { interfaceState } from '@shared/runtime';
import { Button, CheckIcon, LinkButton } from '@shared/ui';
import { LagosOfficeArt } from '@shared/ui/illustrations';
import { words as common } from './overlays.words';
import { words } from './employer-sign-up.words';
import styles from './panel.module.css';

/** The `employerSignUp` overlay: what cover for a team is, and the two ways on. */
export default function EmployerSignUpPanel({ close }: ModalBodyProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.art}>
        <LagosOfficeArt />
      </div>
      <p className={styles.lead}>{words.lead}</p>
      <ul className={styles.points}>
        {words.points.map((point) => (
          <li key={point}>
            <CheckIcon />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton href={paths.signUp} size="large">
          {common.createAccount}
        </LinkButton>
        <LinkButton href={paths.healthPlans} size="large" variant="secondary">
          {words.compare}
        </LinkButton>
      </div>
      <Button
        variant="quiet"
        onClick={() => {
          close();
          interfaceState.open('processSignUp');
        }}
      >
        {words.howItWorks}
      </Button>
    </div>
  );
}
