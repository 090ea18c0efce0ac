import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { HtmlContent } from './html-content';
import HtmlNodes from './html-nodes';

const html = '<p>Rest <b>well</b></p><script>alert(1)</script>';

it('shows sanitised HTML on a page that only the browser renders', async () => {
  const { container } = render(<HtmlContent html={html} />);
  expect((await screen.findByText('well')).tagName).toBe('B');
  expect(container.querySelector('script')).toBeNull();
});

it('leaves what the document brought as it is, also when the page renders again', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { container } = render(
    <div>
      <HtmlNodes html={html} />
    </div>,
  );
  place.append(...container.cloneNode(true).childNodes);
  const brought = place.querySelector('b');
  expect(brought).toHaveTextContent('well');
  const root = await act(async () => hydrateRoot(place, <HtmlContent html={html} />));
  await act(async () => root.render(<HtmlContent html={html} />));
  expect(place.querySelector('b')).toBe(brought);
  expect(place.querySelector('script')).toBeNull();
  act(() => root.unmount());
  place.remove();
});
