import { interfaceState } from '@ilera/runtime';
import { fireEvent, render } from '@testing-library/react';
import { useScrollThreshold } from './site-root';

function Page() {
  useScrollThreshold();
  return null;
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

describe('the fixed sidebar flag (P2.12, R4.72)', () => {
  it('is on beyond 140 px, and off at 140 px and above', () => {
    render(<Page />);
    expect(interfaceState.overlays.fixedSidebar).toBe(false);
    scrollTo(140);
    expect(interfaceState.overlays.fixedSidebar).toBe(false);
    scrollTo(141);
    expect(interfaceState.overlays.fixedSidebar).toBe(true);
    scrollTo(10);
    expect(interfaceState.overlays.fixedSidebar).toBe(false);
  });
});
