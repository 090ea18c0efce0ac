import { passwordStrength } from './password-strength';
import styles from './strength-meter.module.css';

/** How strong a password is, as a bar a quarter wide for each kind of character, and in words (R4.62). */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className={styles.meter} data-score={score}>
      <div
        className={styles.track}
        role="meter"
        aria-label="Strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={label || 'Empty'}
      >
        <div className={styles.bar} style={{ width: `${(score / 4) * 100}%` }} />
      </div>
      <p className={styles.label} aria-live="polite">
        {label}
      </p>
    </div>
  );
}
