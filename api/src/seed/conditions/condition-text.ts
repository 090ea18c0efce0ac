/**
 * The structure of a condition's text, and its HTML. The texts are our own and reviewed before each release.
 */
export interface ConditionText {
  title: string;
  /** One or two sentences for the tile. */
  text: string;
  popular?: true;
  about: string;
  signs: string[];
  /** What the consultation is for. */
  doctor: string[];
  selfCare: string[];
  urgent: string[];
  faqs: [question: string, answer: string][];
}

export interface CategoryText {
  title: string;
  conditions: ConditionText[];
}

const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The body of a condition's page. */
export function bodyOf(condition: ConditionText): string {
  return [
    `<h2>What it is</h2><p>${condition.about}</p>`,
    `<h2>Common signs</h2>${list(condition.signs)}`,
    `<h2>How our doctors help</h2>${list(condition.doctor)}`,
    `<h2>What you can do yourself</h2>${list(condition.selfCare)}`,
    `<h2>When to get help at once</h2><p><strong>Call 112 or go to the nearest hospital if there is:</strong></p>${list(condition.urgent)}`,
  ].join('');
}
