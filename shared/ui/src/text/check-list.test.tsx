import { render, screen } from '@testing-library/react';
import { CheckList } from './check-list';

it('leaves nothing of a list that named something twice', () => {
  const { rerender } = render(<CheckList items={['Malaria', 'Malaria', 'Typhoid']} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(<CheckList items={['Ulcer']} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ulcer']);
});
