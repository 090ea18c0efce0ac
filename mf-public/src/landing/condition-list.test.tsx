import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { ConditionList } from './condition-list';

const popular = 'GET condition/category/popular';

beforeEach(resetRuntime);

describe('the conditions of the landing page', () => {
  it('come from the popular category, asked for by page only', async () => {
    const api = fakeApi();
    api.data(popular, { data: [{ id: 9, title: 'Typhoid fever' }], last_page: 2 });
    renderPage(<ConditionList />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading conditions');
    expect(await screen.findByRole('link', { name: 'Typhoid fever' })).toHaveAttribute(
      'href',
      '/condition/9',
    );
    expect(api.requests(popular).map(({ query }) => query)).toEqual([{ page: '1' }]);
  });

  it('bear ids as text, rows without a title and an answer without paging', async () => {
    fakeApi().data(popular, [{ id: 'a b', title: 'Acne' }, { id: 3 }, null]);
    renderPage(<ConditionList />);
    expect(await screen.findByRole('link', { name: 'Acne' })).toHaveAttribute('href', '/condition/a%20b');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([null, {}, { data: null }])('say that there are none for %j', async (data) => {
    fakeApi().data(popular, data);
    renderPage(<ConditionList />);
    expect(await screen.findByText('No Condition Found')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    const api = fakeApi();
    api.on(popular, { status: 500 });
    const { user } = renderPage(<ConditionList />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the conditions');
    api.data(popular, { data: [{ id: 1, title: 'Malaria' }] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Malaria' })).toBeVisible();
  });

  it('lead to all of them', async () => {
    fakeApi().data(popular, { data: [] });
    renderPage(<ConditionList />);
    await screen.findByText('No Condition Found');
    expect(screen.getByRole('link', { name: 'See all conditions' })).toHaveAttribute('href', '/conditions');
  });
});
