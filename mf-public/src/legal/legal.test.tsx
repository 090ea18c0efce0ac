import { interfaceState } from '@ilera/runtime';
import { matchMedia, renderPage, resetRuntime } from '@ilera/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import PrivacyPage, { privacy } from './privacy.page';
import TermsPage, { terms } from './terms.page';

const contents = () => screen.getByRole('navigation', { name: 'Table of contents' });
const current = () =>
  within(contents())
    .getAllByRole('link')
    .find((link) => link.hasAttribute('aria-current'))?.textContent;

/** Lays the sections out 1,000 px apart, as if scrolled down by `scrolled`. */
function layOut(ids: string[], scrolled: number): void {
  ids.forEach((id, index) => {
    const section = document.getElementById(id) as HTMLElement;
    section.getBoundingClientRect = () => ({ top: index * 1_000 - scrolled }) as DOMRect;
  });
}

beforeEach(resetRuntime);

describe.each([
  ['Terms of Service', TermsPage, terms],
  ['Data Privacy, Protection & Cookie Policy', PrivacyPage, privacy],
])('%s', (title, Page, document_) => {
  it('is headed by its name, and no note to lawyers stands before visitors', () => {
    renderPage(Page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(/template|counsel must/i)).not.toBeInTheDocument();
  });

  it('lists every section in the table of contents, each leading to a place of its own', () => {
    renderPage(Page);
    const links = within(contents()).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.textContent)).toEqual(document_.sections.map(([, [name]]) => name));
    expect(new Set(links.map(({ hash }) => hash)).size).toBe(links.length);
    for (const { hash } of links) expect(document.getElementById(hash.slice(1))).toBeVisible();
  });

  it('ends with the banner that opens the Plans modal', async () => {
    const { user } = renderPage(Page);
    const banner = screen.getByRole('region', { name: 'Transform your health today' });
    await user.click(within(banner).getByRole('button', { name: 'Get Started' }));
    expect(interfaceState.overlays.plans).toBe(true);
  });
});

describe('the table of contents', () => {
  const ids = terms.sections.map(([id]) => id);

  afterEach(() => jest.useRealTimers());

  it('follows scrolling at most every 300 ms (A2.19)', () => {
    jest.useFakeTimers();
    renderPage(TermsPage);
    act(() => jest.advanceTimersByTime(300));
    layOut(ids, 0);
    fireEvent.scroll(window);
    act(() => jest.advanceTimersByTime(0));
    expect(current()).toBe(terms.sections[0]?.[1][0]);
    act(() => jest.advanceTimersByTime(300));
    layOut(ids, 2_000);
    fireEvent.scroll(window);
    act(() => jest.advanceTimersByTime(0));
    expect(current()).toBe(terms.sections[2]?.[1][0]);
    layOut(ids, 4_000);
    fireEvent.scroll(window);
    act(() => jest.advanceTimersByTime(299));
    expect(current()).toBe(terms.sections[2]?.[1][0]);
    act(() => jest.advanceTimersByTime(1));
    expect(current()).toBe(terms.sections[4]?.[1][0]);
  });

  it.each([1000, 999])('is folded away below 1000 px: at %i', (width) => {
    matchMedia((query) => query === '(width < 1000px)' && width < 1000);
    renderPage(TermsPage);
    expect(screen.getByText<HTMLElement>('On this page').closest('details')?.open).toBe(width === 1000);
  });
});
