import { expectConsole } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { importRemote, offering, pressSuspending, showRemote } from '../testing/show-remote';

const loadDocument = jest.fn();
jest.mock('../read-document', () => ({ loadDocument: () => loadDocument() as unknown }));

beforeEach(() => void loadDocument.mockReset());

it('leaves the rest working, and Try again loads the document, with the live versions', async () => {
  expectConsole(/failed: \w+ The above error/);
  importRemote.mockRejectedValue(new Error('404'));
  const { user } = await showRemote();
  const panel = await screen.findByRole('alert');
  expect(screen.getByText('Rest of the site')).toBeInTheDocument();
  expect(panel).toHaveTextContent('+234 700 000 4537');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

it('tries a page again in its place while text is typed in a panel, and offers the document', async () => {
  expectConsole(/failed: \w+ The above error/);
  importRemote.mockRejectedValue(new Error('404'));
  const { user } = await showRemote();
  const field = document.body.appendChild(document.createElement('input'));
  await user.type(field, 'malaria');
  await pressSuspending(screen.getByRole('button', { name: 'Try again' }));
  expect(loadDocument).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Load the page again' }));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  importRemote.mockResolvedValue(offering(() => 'the page'));
  await pressSuspending(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the page')).toBeInTheDocument();
  field.remove();
});

it('tries a modal again in its place, and offers the document when that did not help', async () => {
  expectConsole(/failed: \w+ The above error/);
  importRemote.mockRejectedValue(new Error('404'));
  const { user } = await showRemote({ isModal: true });
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  await pressSuspending(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Load the page again' }));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  importRemote.mockResolvedValue(offering(() => 'the modal'));
  await pressSuspending(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the modal')).toBeInTheDocument();
});
