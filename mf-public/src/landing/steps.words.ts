/** The four steps (P1.2); `label` is the tab's text. */
export const steps = [
  {
    id: 'visit',
    label: 'Visit our website',
    title: 'Open the site and create an account',
    text: 'Any phone with a browser will do; there is nothing to install. You need an e-mail address and two minutes.',
  },
  {
    id: 'select',
    label: 'Select plan',
    title: 'Choose a plan and enter your details',
    text: 'Compare what each plan covers, say how many people it is for and how often you want to pay. The total is in sight the whole time.',
  },
  {
    id: 'pay',
    label: 'Make payment',
    title: 'Pay by card, then check your mail',
    text: 'You pay on the page of a card payment provider. Then a mail arrives with your enrollee number and until when it is valid.',
  },
  {
    id: 'access',
    label: 'Access healthcare',
    title: 'Speak to a doctor, pay less for care',
    text: 'Reach a doctor at once, whatever the hour, and show your enrollee number for health care with discounts.',
  },
] as const;
