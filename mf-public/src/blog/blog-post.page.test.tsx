import { formatDay } from '@ilera/format';
import { toasts } from '@ilera/runtime';
import { renderPage, resetRuntime, stub } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { summaries } from './articles/summaries';
import BlogPostPage from './blog-post.page';

const open = (id: string) => renderPage(BlogPostPage, { at: `/blog/${id}`, path: '/blog/:id' });

beforeEach(resetRuntime);

describe('an article', () => {
  it.each(summaries)('$id has title, author, date and a written body', ({ id, title, author, date }) => {
    open(id);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByText(author)[0]).toBeVisible();
    const articles = screen.getAllByRole('article');
    const shown = articles.find((article) => within(article).queryByRole('heading', { level: 1 }));
    expect(within(shown as HTMLElement).getByText(formatDay(date))).toBeVisible();
    expect(shown?.textContent?.split(' ').length).toBeGreaterThan(250);
  });

  it('stands under Home > Blog > title', () => {
    open('1');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(trail).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(within(trail).getByText(summaries[0]?.title ?? '')).toHaveAttribute('aria-current', 'page');
  });

  it.each(summaries)('$id names its reviewer where it is about health (R5.10)', ({ id, reviewedAt }) => {
    open(id);
    const link = screen.queryByRole('link', { name: 'Dr Ifeoma Adichie-Obi' });
    expect(Boolean(link)).toBe(Boolean(reviewedAt));
    if (!link) return;
    expect(link).toHaveAttribute('href', '/terms-of-service#medical-review');
    expect(link.parentElement).toHaveTextContent('Reviewed by Dr Ifeoma Adichie-Obi on 1st October, 2026');
  });

  it('has four social links with empty targets; a press copies the address and leaves nothing', async () => {
    const { user, address } = open('1');
    // Testing Library knows no link role for an empty target; browsers do.
    const links = [
      ...screen.getByRole('navigation', { name: 'Share this article' }).querySelectorAll('li a'),
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['', '', '', '']);
    await user.click(screen.getByRole('img', { name: 'Share on Facebook' }));
    await waitFor(() => expect(toasts.current?.message).toBe('Link copied. Paste it on Facebook.'));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(address.current).toBe('/blog/1');
  });

  it('is shared by WhatsApp with its title and address', () => {
    open('1');
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://wa.me/');
    expect(searchParams.get('text')).toBe(`${summaries[0]?.title} ${window.location.origin}/blog/1`);
    expect(screen.queryByRole('button', { name: 'More ways' })).not.toBeInTheDocument();
  });

  it('is shared by the device’s own panel, and closing that is no failure', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    stub(navigator, 'share', share);
    const { user } = open('1');
    await user.click(screen.getByRole('button', { name: 'More ways' }));
    expect(share).toHaveBeenCalledWith({
      title: summaries[0]?.title,
      url: `${window.location.origin}/blog/1`,
    });
    expect(toasts.current).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offers five others under You may also like, and all of them', () => {
    open('2');
    const teaser = screen.getByRole('region', { name: 'You may also like' });
    expect(within(teaser).getAllByRole('article')).toHaveLength(5);
    expect(within(teaser).queryByText(summaries[1]?.title ?? '')).not.toBeInTheDocument();
    expect(within(teaser).getByRole('link', { name: 'Browse all' })).toHaveAttribute('href', '/blog');
  });

  it('tells search engines who wrote it and when', async () => {
    open('4');
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    const [thing] = (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(thing).toMatchObject({ '@type': 'Article', datePublished: '2025-01-20' });
    await waitFor(() => expect(document.title).toContain('High blood pressure'));
    expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  });

  it('shows the newest one for an id that does not exist, and says so, to search engines too', () => {
    open('nothing');
    expect(screen.getByText(/is not here any more/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: summaries[0]?.title })).toBeVisible();
    const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    expect({ status: content('prerender-status-code'), robots: content('robots') }).toEqual({
      status: '404',
      robots: 'noindex',
    });
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
