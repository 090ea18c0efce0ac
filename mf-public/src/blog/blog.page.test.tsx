import { renderPage, resetRuntime } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import BlogPage from './blog.page';

const cards = () =>
  within(screen.getByRole('region', { name: /All blog post|Results for/ })).getAllByRole('article');

beforeEach(resetRuntime);

describe('the blog', () => {
  it('shows six cards under All blog post, each leading to its article (P2.7, P9.5, R4.63)', () => {
    renderPage(BlogPage, { at: '/blog' });
    expect(screen.getByRole('heading', { name: 'All blog post' })).toBeVisible();
    const links = cards().map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(['/blog/1', '/blog/2', '/blog/3', '/blog/4', '/blog/5', '/blog/6']);
  });

  it('shows a trending feature and a promotion without a term', () => {
    renderPage(BlogPage, { at: '/blogs' });
    expect(screen.getByText('Trending')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Ask a doctor' })).toBeVisible();
  });

  it('puts a term into the address and into the heading, and keeps the six cards', async () => {
    const { user, address } = renderPage(BlogPage, { at: '/blog' });
    await user.type(screen.getByPlaceholderText('Search the blog'), '  blood pressure {Enter}');
    expect(address.current).toBe('/blog?search=blood+pressure');
    expect(screen.getByRole('heading', { name: 'Results for "blood pressure"' })).toBeVisible();
    expect(cards()).toHaveLength(6);
    expect(screen.queryByText('Trending')).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it.each([
    ['PRESSURE blood', ['4', '1', '2', '3', '5', '6']],
    ['nothing of this', ['1', '2', '3', '4', '5', '6']],
  ])('has the articles with all words of “%s” first', (term, ids) => {
    renderPage(BlogPage, { at: `/blog?search=${encodeURIComponent(term)}` });
    const links = cards().map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(ids.map((id) => `/blog/${id}`));
  });

  it.each(['', '   '])('does nothing for the empty term %j', async (term) => {
    const { user, address } = renderPage(BlogPage, { at: '/blog' });
    if (term) await user.type(screen.getByPlaceholderText('Search the blog'), term);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address.current).toBe('/blog');
    expect(screen.getByRole('heading', { name: 'All blog post' })).toBeVisible();
  });

  it('shows a term as text only', () => {
    renderPage(BlogPage, { at: '/blog?search=%3Cb%3Ehi%3C%2Fb%3E' });
    expect(screen.getByRole('heading', { name: 'Results for "<b>hi</b>"' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search the blog')).toHaveValue('<b>hi</b>');
  });

  it('leads back from results to all posts', async () => {
    const { user, address } = renderPage(BlogPage, { at: '/blog?search=fever' });
    expect(screen.queryByRole('button', { name: 'Load more post' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View all Blog posts' }));
    expect(address.current).toBe('/blog');
    expect(screen.getByPlaceholderText('Search the blog')).toHaveValue('');
  });

  it('has a Load more post button that adds nothing', async () => {
    const { user } = renderPage(BlogPage, { at: '/blog' });
    await user.click(screen.getByRole('button', { name: 'Load more post' }));
    expect(cards()).toHaveLength(6);
  });
});
