import { matchMedia, renderPage } from '@ilera/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PlanCarousel } from './plan-carousel';
import { Testimonials } from '../testimonials';

const dots = (noun: string) => screen.getAllByRole('button', { name: new RegExp(`^Show ${noun}`) });
const shown = (noun: string) => dots(noun).findIndex((dot) => dot.hasAttribute('aria-current'));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

describe('the plan carousel (P9.4)', () => {
  it('has three cards, each with type, tag, title, subtitle, four points and Learn More to sign-in', () => {
    renderPage(PlanCarousel);
    const cards = screen.getAllByRole('group', { name: /^\d of 3$/ });
    expect(cards).toHaveLength(3);
    for (const [index, type] of ['Individual', 'Family', 'Corporate'].entries()) {
      const card = cards[index] as HTMLElement;
      const [first, tag, subtitle] = within(card).getAllByRole('paragraph');
      expect(first).toHaveTextContent(type);
      for (const words of [tag, within(card).getByRole('heading'), subtitle])
        expect(words).toHaveTextContent(/\w/);
      expect(within(card).getAllByRole('listitem')).toHaveLength(4);
      expect(within(card).getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/auth/sign-in');
    }
  });

  it('leads people in other cities to the waitlist', () => {
    renderPage(PlanCarousel);
    expect(screen.getByRole('link', { name: 'Not sold in your city yet?' })).toHaveAttribute(
      'href',
      '/waitlist',
    );
  });

  it('stands still while nobody sees it', () => {
    let tell: IntersectionObserverCallback = () => undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      tell = callback;
      return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
    });
    const see = (isIntersecting: boolean) =>
      act(() => tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
    renderPage(PlanCarousel);
    see(false);
    pass(10_000);
    expect(shown('plan')).toBe(0);
    see(true);
    pass(2_000);
    expect(shown('plan')).toBe(1);
  });

  it('moves on every two seconds and starts over', () => {
    renderPage(PlanCarousel);
    expect(shown('plan')).toBe(0);
    pass(1_999);
    expect(shown('plan')).toBe(0);
    pass(1);
    expect(shown('plan')).toBe(1);
    pass(2_000);
    expect(shown('plan')).toBe(2);
    pass(2_000);
    expect(shown('plan')).toBe(0);
  });

  it('goes where its arrows and dots lead', () => {
    renderPage(PlanCarousel);
    fireEvent.click(screen.getByRole('button', { name: 'Next plan' }));
    expect(shown('plan')).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Previous plan' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous plan' }));
    expect(shown('plan')).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show plan 2 of 3' }));
    expect(shown('plan')).toBe(1);
  });

  it('stops while it is pointed at and goes on afterwards', () => {
    renderPage(PlanCarousel);
    const carousel = screen.getByRole('group', { name: 'Health plans' });
    fireEvent.mouseEnter(carousel);
    pass(10_000);
    expect(shown('plan')).toBe(0);
    fireEvent.mouseLeave(carousel);
    pass(2_000);
    expect(shown('plan')).toBe(1);
  });

  it('stops while something in it has focus', () => {
    renderPage(PlanCarousel);
    const [link] = screen.getAllByRole('link', { name: 'Learn More' });
    act(() => link?.focus());
    pass(10_000);
    expect(shown('plan')).toBe(0);
    act(() => link?.blur());
    pass(2_000);
    expect(shown('plan')).toBe(1);
  });

  it('can be paused, also after pointing at it, and played again', () => {
    renderPage(PlanCarousel);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the plan slides' }));
    const carousel = screen.getByRole('group', { name: 'Health plans' });
    fireEvent.mouseEnter(carousel);
    fireEvent.mouseLeave(carousel);
    pass(10_000);
    expect(shown('plan')).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the plan slides' }));
    pass(2_000);
    expect(shown('plan')).toBe(1);
  });

  it('never moves by itself under reduced motion', () => {
    matchMedia((query) => query.includes('reduced-motion'));
    renderPage(PlanCarousel);
    pass(10_000);
    expect(shown('plan')).toBe(0);
    expect(screen.queryByRole('button', { name: /^Pause/ })).not.toBeInTheDocument();
  });
});

describe('the testimonials', () => {
  it('show two people with name, role and text, one at a time', () => {
    renderPage(Testimonials);
    const current = screen.getByRole('figure');
    expect(current).toHaveTextContent('Ngozi Eze');
    expect(current).toHaveTextContent('Runs a bookshop');
    expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(2);
  });

  it('change every two and a half seconds', () => {
    renderPage(Testimonials);
    pass(2_499);
    expect(shown('story')).toBe(0);
    pass(1);
    expect(shown('story')).toBe(1);
    expect(screen.getByRole('figure')).toHaveTextContent('Tunde Bakare');
  });
});
