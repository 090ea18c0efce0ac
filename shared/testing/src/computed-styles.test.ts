import { screen } from '@testing-library/react';

it.each<[string, (box: HTMLElement) => void]>([
  ['an attribute', (box) => (box.hidden = true)],
  ['its style', (box) => (box.style.display = 'none')],
  ['what it was moved into', (box) => document.querySelector('dialog')?.append(box)],
  ['a style sheet', () => (document.head.innerHTML = '<style>section { display: none }</style>')],
])('a query by role finds what is shown, and nothing that is hidden by %s since', (_, hide) => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<section><button>Pay</button></section><dialog></dialog>';
  const box = document.querySelector('section')!;
  expect(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
  hide(box);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Pay')).not.toBeVisible();
});
