import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@ilera/testing/axe';
import { BoldText } from '../text/marked-text';
import { Avatar } from './avatar';
import { ChipGroup } from './chip-group';
import { Pagination } from './pagination';
import { Table } from './table';

const columns = [
  { key: 'reference', header: 'Reference', cell: (row: { id: string }) => row.id },
  { key: 'status', header: 'Status', cell: () => 'Paid' },
];
const renderTable = (more: object = {}) =>
  render(
    <Table
      caption="Payments"
      columns={columns}
      rows={[{ id: 'P-1' }, { id: 'P-2' }]}
      rowKey={(row) => row.id}
      empty="No Record Found"
      {...more}
    />,
  );

it('shows rows under headings, each value knowing its heading', async () => {
  const { container } = renderTable();
  const table = screen.getByRole('table', { name: 'Payments' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Reference', 'Status']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('cell', { name: 'P-2' })).toHaveAttribute('data-label', 'Reference');
  expect(await axe(container)).toHaveNoViolations();
});

it('says that there is nothing, but not while it loads', () => {
  const { rerender, container } = renderTable({ rows: [] });
  expect(screen.getByText('No Record Found')).toBeInTheDocument();
  rerender(
    <Table
      caption="Payments"
      columns={columns}
      rows={[]}
      rowKey={(row) => row.id}
      loading
      skeletonRows={5}
      empty="No Record Found"
    />,
  );
  expect(screen.queryByText('No Record Found')).not.toBeInTheDocument();
  expect(container.querySelectorAll('tbody tr')).toHaveLength(5);
});

it('turns pages, counted from 1', async () => {
  const handlePage = jest.fn();
  const { rerender } = render(
    <Pagination page={1} pageCount={9} onPage={handlePage} around={2} label="Pages" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(handlePage).toHaveBeenLastCalledWith(2);
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(handlePage).toHaveBeenLastCalledWith(9);
  rerender(<Pagination page={99} pageCount={9} onPage={handlePage} around={2} label="Pages" />);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  rerender(<Pagination page={1} pageCount={1} onPage={handlePage} around={2} label="Pages" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('chooses a chip', async () => {
  const handleChange = jest.fn();
  const chips = [
    { id: 'all', label: 'All' },
    { id: 'popular', label: 'Most popular' },
  ];
  render(<ChipGroup label="Categories" chips={chips} value="popular" onChange={handleChange} />);
  expect(screen.getByRole('button', { name: 'Most popular', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(handleChange).toHaveBeenCalledWith('all');
});

it('makes bracketed text strong and markup harmless (R4.52)', () => {
  render(<BoldText text="Up to [4 visits] <img src=x>" />);
  expect(screen.getByText('4 visits').tagName).toBe('STRONG');
  expect(screen.getByText(/<img src=x>/)).toBeInTheDocument();
});

it.each(['a [b <i>c</i>', '[]', 'a] b ['])('keeps the brackets of %s', (text) => {
  const { container } = render(<BoldText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('strong')).toBeNull();
});

it('stands for a person by initials', () => {
  render(<Avatar name="Ada Obi" label="Ada Obi" />);
  expect(screen.getByRole('img', { name: 'Ada Obi' })).toHaveTextContent('AO');
});
