import { matchMedia } from '@ilera/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Reveal } from '../layout/reveal';
import { useDebounced } from './use-debounced';
import { useIsNarrow, useIsWide } from './use-media-query';

it.each([
  [999, false, true],
  [1000, false, false],
  [1001, true, false],
])('at %i pixels a window is wide: %s, narrow: %s (R4.57)', (width, wide, narrow) => {
  matchMedia((query) => (query.includes('>') ? width > 1000 : width < 1000));
  const { result } = renderHook(() => [useIsWide(), useIsNarrow()]);
  expect(result.current).toEqual([wide, narrow]);
});

it('gives a value once it has rested', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ value }) => useDebounced(value), {
    initialProps: { value: 'a' },
  });
  rerender({ value: 'ab' });
  act(() => jest.advanceTimersByTime(249));
  expect(result.current).toBe('a');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('ab');
  jest.useRealTimers();
});

describe('Reveal', () => {
  type Notify = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;
  const observers = new Map<string, Notify>();
  const original = window.IntersectionObserver;

  const look = (edge: string, top: number, isIntersecting = true) =>
    act(() => observers.get(edge)?.([{ isIntersecting, boundingClientRect: { top } }]));

  function renderAt(top: number, { pageHeight = 5000, calm = false } = {}) {
    observers.clear();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: calm } as MediaQueryList);
    window.IntersectionObserver = class {
      constructor(notify: Notify, options: { rootMargin: string }) {
        observers.set(options.rootMargin, notify);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    render(
      <Reveal>
        <p>Four steps</p>
      </Reveal>,
    );
    for (const edge of observers.keys()) look(edge, top, false);
    return screen.getByText('Four steps').parentElement as HTMLElement;
  }

  afterEach(() => {
    jest.restoreAllMocks();
    window.IntersectionObserver = original;
  });

  it('waits below the fold and comes in 120 pixels above the edge, over 400 ms (P2.14)', () => {
    const steps = renderAt(3000);
    expect(steps).toHaveClass('waiting');
    expect(steps).toHaveStyle({ transitionDuration: '400ms' });
    look('0px 0px -120px 0px', 700);
    expect(steps).not.toHaveClass('waiting');
  });

  it('comes in at the end of the page, which never rises above the edge', () => {
    const steps = renderAt(4950);
    look('0px', 760);
    expect(steps).not.toHaveClass('waiting');
  });

  it('is never hidden where it is in sight at first, or under reduced motion', () => {
    expect(renderAt(100)).not.toHaveClass('waiting');
    document.body.replaceChildren();
    expect(renderAt(3000, { calm: true })).not.toHaveClass('waiting');
  });
});
