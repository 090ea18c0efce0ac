import { setDeviceZone } from '@ilera/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OwnTime } from './own-time';

const at = new Date('2026-12-01T08:30:00Z');

it('says a moment on the own clock of somebody abroad (R5.5)', () => {
  setDeviceZone('America/New_York');
  render(<OwnTime at={at} />);
  expect(screen.getByText('Where you are: Tuesday 1 December, 3:30 AM')).toBeVisible();
});

it('says nothing where the clock is Nigeria’s', () => {
  setDeviceZone('Africa/Lagos');
  expect(render(<OwnTime at={at} />).container).toBeEmptyDOMElement();
});

it('says nothing without a moment', () => {
  setDeviceZone('Europe/London');
  expect(render(<OwnTime at={null} />).container).toBeEmptyDOMElement();
});

it('is not prerendered, because a server does not know the zone', () => {
  setDeviceZone('America/New_York');
  expect(renderToString(<OwnTime at={at} />)).toBe('');
});
