import styles from './strength-meter.module.css';

const labels = ['', 'Very weak', 'Weak', 'Average', 'Strong'] as const;

/** The number of kinds of character in a password, up to four, with its word; zero has no word (R4.62). */
export function passwordStrength(password: string): { score: number; label: string } {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
  const score = kinds.filter((kind) => kind.test(password)).length;
  return { score, label: labels[score] ?? '' };
}

/** A password's strength, as a bar with a quarter for each kind of character, and in words (R4.62). */
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
