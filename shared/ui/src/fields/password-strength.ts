const labels = ['', 'Very weak', 'Weak', 'Average', 'Strong'] as const;

/** How many kinds of character a password has, of four, and the word for it; none has no word (R4.62). */
export function passwordStrength(password: string): { score: number; label: string } {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
  const score = kinds.filter((kind) => kind.test(password)).length;
  return { score, label: labels[score] ?? '' };
}
